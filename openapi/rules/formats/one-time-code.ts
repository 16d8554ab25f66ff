import type { FormatCheck } from './format-check.ts'
import { withoutSpaces } from './spaces.ts'

/** Six ASCII digits, as sent by SMS. */
export const checkOneTimeCode: FormatCheck = (value) => /^[0-9]{6}$/.test(value) || 'one-time-code-invalid'

/** The digits of a code that was typed, pasted with its message, or filled in by a keyboard: `123 456`, `G-123456`, `１２３４５６`. */
export const tidyOneTimeCode = (text: string): string =>
  text.normalize('NFKC').replace(/[^0-9]/g, '') || withoutSpaces(text)
