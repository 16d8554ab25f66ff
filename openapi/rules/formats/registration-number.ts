import type { FormatCheck } from './format-check.ts'

/** An IČO in its full width: `6947` is `00006947`. */
export const padRegistrationNumber = (value: string): string => value.padStart(8, '0')

/** IČO: up to eight digits, padded from the left; validated by the check digit only, not by the first digit (rule 6.17). */
export const checkRegistrationNumber: FormatCheck = (value) => {
  if (!/^[0-9]{1,8}$/.test(value)) return 'registration-number-invalid'
  const digits = Array.from(padRegistrationNumber(value), Number)
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0)
  return digits[7] === (11 - (sum % 11)) % 10 || 'registration-number-invalid'
}
