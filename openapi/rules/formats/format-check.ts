/** Why a value fails its format; selects the field's message. `max` and `invalid` are the general codes of rule 14.1. */
export type FormatCode =
  | 'max'
  | 'invalid'
  | 'angel-number-invalid'
  | 'bank-account-number-invalid'
  | 'bank-account-prefix-invalid'
  | 'bank-code-invalid'
  | 'birth-date-invalid'
  | 'email-invalid'
  | 'iban-invalid'
  | 'name-invalid'
  | 'not-printable'
  | 'one-time-code-invalid'
  | 'personal-number-invalid'
  | 'phone-not-a-number'
  | 'phone-not-czech'
  | 'phone-not-local'
  | 'phone-too-long'
  | 'phone-too-short'
  | 'phone-unknown-country'
  | 'postal-code-invalid'
  | 'registration-number-invalid'

/** A named `format` of the contract, used by the provider and the portal: returns true, or the code of the failure. Never throws. */
export type FormatCheck = (value: string) => true | FormatCode
