import type { FormatCheck } from './format-check.ts'

/** Text fields hold at most 100 characters (rule 14.3). */
export const mostTextCharacters = 100

/** Characters as the reader counts them for the limit: code points after NFC (rule 14.3). */
export const textLength = (value: string): number => Array.from(value.normalize('NFC')).length

/** NUL and half a surrogate pair cannot be stored and given back byte for byte; every other text can.
 * By a pattern, since `isWellFormed` is newer than the oldest browsers served. */
const isStorable = (value: string): boolean => !/[\0\p{Cs}]/u.test(value)

/** A text of one field: 100 characters at most, whatever they are. */
export const checkShortText: FormatCheck = (value) => {
  if (!isStorable(value)) return 'invalid'
  return textLength(value) <= mostTextCharacters || 'max'
}
