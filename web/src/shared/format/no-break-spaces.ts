/** A date or an amount inside a sentence, with fixed spaces: `9. 11. 2026` never ends one line and begins the next. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/ /g, '\u00a0')
}
