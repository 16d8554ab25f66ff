/** Rule 14.3, counted as code points after NFC (rule 14.3). */
export const textLimit = 100

/** Of a text of several lines in the contract (`LongText`). */
export const longTextLimit = 5_000

/** Length of a text as the user sees it: code points of its NFC form. `ř` is one, typed as one key or as two. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length
}
