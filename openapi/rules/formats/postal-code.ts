import type { FormatCheck } from './format-check.ts'
import { withoutInvisible, withoutSpaces } from './spaces.ts'

/** Any Unicode space, since a copied address often has a non-breaking one. */
const POSTAL_CODE = /^([1-7][0-9]{2})\p{Zs}?([0-9]{2})$/u

/** Czech postal code, `110 00` or `11000`; the first digit is 1 to 7 (rule 14.7). */
export const checkPostalCode: FormatCheck = (value) =>
  POSTAL_CODE.test(withoutInvisible(value)) || 'postal-code-invalid'

/** The stored form: `110 00`. Any other text is returned unchanged, for the check to refuse. */
export function normalizePostalCode(value: string): string {
  const digits = withoutSpaces(value)
  return POSTAL_CODE.test(digits) ? digits.replace(POSTAL_CODE, '$1 $2') : value
}
