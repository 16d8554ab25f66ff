import type { FormatCheck } from './format-check.ts'

/** Six ASCII digits, as sent by SMS. */
export const checkOneTimeCode: FormatCheck = (value) => /^[0-9]{6}$/.test(value) || 'one-time-code-invalid'
