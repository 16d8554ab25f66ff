import { checkAngelNumber } from './angel-number.ts'
import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from './bank-account.ts'
import { checkBirthDate } from './birth-date.ts'
import { checkCzPhone, checkCzPhoneLocal } from './cz-phone.ts'
import type { FormatCheck } from './format-check.ts'
import { checkIban } from './iban.ts'
import { checkOneTimeCode } from './one-time-code.ts'
import { checkPersonName } from './person-name.ts'
import { checkPersonalNumber } from './personal-number.ts'
import { checkPhoneInternational } from './phone-international.ts'
import { checkPortalEmail } from './portal-email.ts'
import { checkPostalCode } from './postal-code.ts'
import { checkPrintableText } from './printable-text.ts'
import { checkRegistrationNumber } from './registration-number.ts'
import { checkShortText } from './short-text.ts'

/** Every custom `format` of the contract with its check. The portal's forms import single checks, to keep the bundle small. */
export const formats = {
  'angel-number': checkAngelNumber,
  'bank-account-number': checkBankAccountNumber,
  'bank-account-prefix': checkBankAccountPrefix,
  'bank-code': checkBankCode,
  'birth-date': checkBirthDate,
  'cz-phone': checkCzPhone,
  'cz-phone-local': checkCzPhoneLocal,
  iban: checkIban,
  'one-time-code': checkOneTimeCode,
  'person-name': checkPersonName,
  'personal-number': checkPersonalNumber,
  'phone-international': checkPhoneInternational,
  'portal-email': checkPortalEmail,
  'postal-code': checkPostalCode,
  'printable-text': checkPrintableText,
  'registration-number': checkRegistrationNumber,
  'short-text': checkShortText,
} satisfies Record<string, FormatCheck>

export type FormatName = keyof typeof formats

/** Ajv's type of a custom format; declared here so that the rules need no Ajv. */
type FormatHost = { addFormat(name: string, isGood: (value: string) => boolean): unknown }

/** Adds all formats of the contract to a validator (`new Ajv()`). */
export function addFormatsTo(host: FormatHost): void {
  for (const [name, check] of Object.entries(formats)) host.addFormat(name, (value) => check(value) === true)
}

/** Looks up own properties only: a document may use any name as a format. */
const checks = new Map<string, FormatCheck>(Object.entries(formats))

/** The code of the field's failure by the contract's format; undefined if the value is valid or the format is not custom. */
export function formatFailure(name: string, value: string): string | undefined {
  const result = checks.get(name)?.(value)
  return result === true ? undefined : result
}
