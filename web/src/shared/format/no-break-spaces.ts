/** A date or an amount inside a sentence, with no-break spaces: `9. 11. 2026` is never broken across lines. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/ /g, '\u00a0')
}

/** A text that leaves the page, for a file, a letter or the provider: fixed spaces are for lines of a page only. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
