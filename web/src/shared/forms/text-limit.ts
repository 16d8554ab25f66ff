/** Rule 14.3, counted as code points after NFC (rule 14.3). */
export const textLimit = 100

/** Length of a text as the user sees it: code points of its NFC form. `ř` is one, typed as one key or as two. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length
}

/** Returns the text unchanged if it fits; otherwise its NFC form cut to `limit` code points. */
export function limitText(text: string, limit: number = textLimit): string {
  // A text has never more code points than UTF-16 units, so the common case needs no normalization.
  if (text.length <= limit) return text
  const characters = [...text.normalize('NFC')]
  return characters.length <= limit ? text : characters.slice(0, limit).join('')
}
