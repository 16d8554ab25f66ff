import type { FormatCheck } from './format-check.ts'
import { withoutSpaces } from './spaces.ts'

/** Six ASCII digits, as sent by SMS. */
export const checkOneTimeCode: FormatCheck = (value) => /^[0-9]{6}$/.test(value) || 'one-time-code-invalid'

/**
 * The digits of a code that was typed, pasted with its message, or filled in by a keyboard: `123 456`, `G-123456`, `１２３４５６`. Of a
 * message with other numbers the only one of six digits.
 */
export const tidyOneTimeCode = (text: string): string => {
  const plain = text.normalize('NFKC')
  const [code, ...others] = plain.match(/\b[0-9]{3}[ -]?[0-9]{3}\b/g) ?? []
  return (code && others.length === 0 ? code : plain).replace(/[^0-9]/g, '') || withoutSpaces(text)
}
