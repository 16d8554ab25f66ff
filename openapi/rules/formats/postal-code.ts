import type { FormatCheck } from './format-check.ts'

/** Any Unicode space, since a copied address often has a non-breaking one. */
const POSTAL_CODE = /^([1-7][0-9]{2})\p{Zs}?([0-9]{2})$/u

/** Czech postal code, `110 00` or `11000`; the post gives out 1 to 7 as the first digit (rule 14.7). */
export const checkPostalCode: FormatCheck = (value) => POSTAL_CODE.test(value) || 'postal-code-invalid'

/** The form that is stored: `110 00`. Any other text stays as it is, for the check to refuse. */
export const normalizePostalCode = (value: string): string => value.trim().replace(POSTAL_CODE, '$1 $2')
