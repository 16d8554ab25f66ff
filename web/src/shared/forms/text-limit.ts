/** Rule 14.3, counted as code points after NFC (rule 14.3). */
export const textLimit = 100

/** Length of a text as a person counts it: code points of its composed form. `ř` is one, typed as one key or as two. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length
}

/** The text as it is while it fits; otherwise its composed form cut to `limit` code points, never through the middle of one. */
export function limitText(text: string, limit: number = textLimit): string {
  // Fewer UTF-16 units than the limit can never be more code points: the common case stays cheap.
  if (text.length <= limit) return text
  const characters = [...text.normalize('NFC')]
  return characters.length <= limit ? text : characters.slice(0, limit).join('')
}
