import type { FormatCheck } from './format-check.ts'

/** Country codes in use by the ITU's list; a longer code never begins with a shorter one. */
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

/** A phone taken as the field means it (decision 17: default country CZ): gaps and brackets out, `00` as `+`, nine digits as Czech,
 * the extension in the form of RFC 3966 and cut at 250 characters (spec §5). What is no phone comes back for the check to refuse. */
export function normalizePhone(typed: string): string {
  const [, main = '', extension = ''] =
    /^([^a-z;#]*)(?:(?:;ext=|ext\.?|linka|l\.|x|#)\s*([\s\S]*))?$/i.exec(typed) ?? []
  if (main === '') return typed.trim()
  const number = main.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const full = /^[0-9]{9}$/.test(number) ? `+420${number}` : number
  const cut = extension.trim().slice(0, mostExtensionDigits)
  return cut === '' ? full : `${full};ext=${cut}`
}

/** E.164 with an optional `;ext=` of at most 250 digits; Czech numbers have exactly nine digits after the prefix (spec §5).
 * Whether a foreign number is possible in its own country is judged in the field, by a library too large to be a rule. */
export const checkPhoneInternational: FormatCheck = (value) => {
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
