import type { FormatCheck } from './format-check.ts'

/** Any Unicode space, since a copied address often has a non-breaking one. */
const POSTAL_CODE = /^([1-7][0-9]{2})\p{Zs}?([0-9]{2})$/u

/** Czech postal code, `110 00` or `11000`; the first digit is 1 to 7 (rule 14.7). */
export const checkPostalCode: FormatCheck = (value) => POSTAL_CODE.test(value) || 'postal-code-invalid'

/** The stored form: `110 00`. Any other text is returned unchanged, for the check to refuse. */
export const normalizePostalCode = (value: string): string => value.trim().replace(POSTAL_CODE, '$1 $2')
