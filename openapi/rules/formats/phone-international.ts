import type { FormatCode } from './format-check.ts'

/** Why an international phone is refused (rule 14.5). */
export type PhoneCode = Extract<
  FormatCode,
  'phone-not-a-number' | 'phone-too-long' | 'phone-too-short' | 'phone-unknown-country'
>

/** Country codes of the ITU's list; no code is a prefix of another. */
const countryCode = new RegExp(
  `^(?:${[
    '1|7',
    '2(?:0|7|1[12368]|[2-46][0-9]|5[0-8]|9[01789])',
    '3(?:[0-469]|5[0-9]|7[0-8]|8[0-35-79])',
    '4(?:[013-9]|2[013])',
    '5(?:[1-8]|0[0-9]|9[0-9])',
    '6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])',
    '8(?:[1246]|0[08]|5[02356]|7[08]|8[012368])',
    '9(?:[0-58]|6[0-8]|7[0-79]|9[2-68])',
  ].join('|')})`,
)

const parts = /^(?<plus>\+?)(?<digits>[0-9]*)(?:;ext=(?<extension>[0-9]*))?$/

const fewestDigits = 7
const mostDigits = 15
const mostExtensionDigits = 250

/** Characters between digits: spaces, brackets, dashes and the invisible characters that address books copy along. */
const separators = /[\s().,/\-\u2010-\u2015\p{Cf}]/gu
const extensionSign = /^([^a-z;#]*)(?:(?:;ext=|ext\.?|linka|kl\.?|l\.|x|#)\s*:?([\s\S]*))?$/i

/** Converts a typed phone to the contract's form. Separators are removed, `00` becomes `+`, and a number without a country is Czech (rule 14.6).
 * The extension gets the form of RFC 3966 and is cut at 250 characters (rule 14.5). Any other text is returned for the check to refuse.
 * The field and the form both check `checkPhoneInternational(normalizePhone(typed))`, as the provider does. */
export function normalizePhone(typed: string): string {
  const [, main = '', extension = ''] = extensionSign.exec(typed) ?? []
  if (main === '') return typed.trim()
  const number = main.replace(separators, '').replace(/^00/, '+')
  const cut = extension.replace(separators, '').slice(0, mostExtensionDigits)
  return cut === '' ? withCountry(number) : `${withCountry(number)};ext=${cut}`
}

function withCountry(number: string): string {
  if (/^420[0-9]{9}$/.test(number)) return `+${number}`
  return /^[0-9]+$/.test(number) ? `+420${number}` : number
}

/** E.164 with an optional `;ext=` of at most 250 digits; Czech numbers have exactly nine digits after the prefix (rule 14.5).
 * Foreign numbers have 7 to 15 digits with the country code (ITU-T E.164). */
export const checkPhoneInternational = (value: string): true | PhoneCode => {
  const found = parts.exec(value)?.groups
  if (found?.digits === undefined || found.digits === '') return 'phone-not-a-number'
  const { plus, digits, extension } = found
  if (plus === '' || !countryCode.test(digits)) return 'phone-unknown-country'
  const isCzech = digits.startsWith('420')
  if (digits.length < (isCzech ? 12 : fewestDigits)) return 'phone-too-short'
  if (digits.length > (isCzech ? 12 : mostDigits)) return 'phone-too-long'
  if (extension === '') return 'phone-not-a-number'
  if (extension !== undefined && extension.length > mostExtensionDigits) return 'phone-too-long'
  return true
}
