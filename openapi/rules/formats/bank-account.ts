import type { FormatCheck } from './format-check.ts'
import { withoutSpaces } from './spaces.ts'

/** The Czech National Bank's weights of the last digits; a shorter number is padded with zeros from the left. */
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

function passesWeights(digits: string): boolean {
  const aligned = weights.slice(weights.length - digits.length)
  return aligned.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0
}

/** Up to six digits, by the mod 11 weights; an empty prefix is valid (rule 14.8). */
export const checkBankAccountPrefix: FormatCheck = (value) => {
  const digits = withoutSpaces(value)
  return (/^[0-9]{0,6}$/.test(digits) && passesWeights(digits)) || 'bank-account-prefix-invalid'
}

/** Two to ten digits, by the mod 11 weights (rule 14.8); zeros only pass the weights, but are not an account. */
export const checkBankAccountNumber: FormatCheck = (value) => {
  const digits = withoutSpaces(value)
  return (/^(?!0*$)[0-9]{2,10}$/.test(digits) && passesWeights(digits)) || 'bank-account-number-invalid'
}

/** Four digits (rule 14.8); the provider checks whether the bank exists. */
export const checkBankCode: FormatCheck = (value) => /^[0-9]{4}$/.test(withoutSpaces(value)) || 'bank-code-invalid'
