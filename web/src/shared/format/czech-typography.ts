const fixedSpace = '\u00a0'

/** Czech text with a no-break space after a standalone k, s, v, z, o, u, a, i, so that none of them ends a line. */
export function withFixedSpaces(text: string): string {
  // Matches the preceding character instead of a lookbehind, which Safari 15 lacks. Runs twice, because matches in `a v domě` overlap.
  const bind = (given: string) => given.replace(/(^|[\s(„‚"'–])([ksvzouai])[ \n]+(?=\S)/gi, `$1$2${fixedSpace}`)
  return bind(bind(text))
}

/** A date or an amount inside a sentence, with no-break spaces: `9. 11. 2026` is never broken across lines. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/ /g, '\u00a0')
}

/** A text that leaves the page, for a file, a letter or the provider: fixed spaces are for lines of a page only. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
