/** A date or an amount inside a sentence, with no-break spaces: `9. 11. 2026` is never broken across lines. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/ /g, '\u00a0')
}
