import type { FormatCheck } from './format-check.ts'

/** Text fields hold at most 100 characters (rule 14.3). */
export const mostTextCharacters = 100

/** The length of a text for the limit: code points after NFC (rule 14.3). */
export const textLength = (value: string): number => Array.from(value.normalize('NFC')).length

/** NUL and half a surrogate pair cannot be stored and returned byte for byte; every other text can.
 * Uses a pattern, since `isWellFormed` is newer than the oldest supported browsers. */
const isStorable = (value: string): boolean => !/[\0\p{Cs}]/u.test(value)

/** A text of one field: at most 100 characters of any kind. */
export const checkShortText: FormatCheck = (value) => {
  if (!isStorable(value)) return 'invalid'
  return textLength(value) <= mostTextCharacters || 'max'
}
