import type { FormatCheck } from './format-check.ts'
import { checkPersonName } from './person-name.ts'

/**
 * Latin, Greek and basic Cyrillic letters with the usual punctuation: what the fonts of the documents draw, from left to right and without
 * shaping. A test of the mock compares this with its fonts.
 */
const printable =
  /^[ -~\u00a0-\u00ac\u00ae-\u02cd\u0370-\u0377\u037a-\u037f\u0384-\u03e1\u03f0-\u045f\u0490-\u049b\u1e00-\u1ef9\u2010-\u2026\u202f-\u203a\u20ac]*$/

/** Whether the documents can show the text (rule 6.19). */
export const isPrintable = (value: string): boolean => printable.test(value.normalize('NFC'))

/** A name (rule 14.17) in characters that the documents can show (rule 6.19). */
export const checkPrintableText: FormatCheck = (value) => {
  const asName = checkPersonName(value)
  if (asName !== true) return asName
  return isPrintable(value) || 'not-printable'
}
