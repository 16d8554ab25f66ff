import type { FormatCheck } from './format-check.ts'

/** Czech postal code, `110 00` or `11000`; the post gives out 1 to 7 as the first digit (spec §5). */
export const checkPostalCode: FormatCheck = (value) => /^[1-7][0-9]{2} ?[0-9]{2}$/.test(value) || 'postal-code-invalid'
