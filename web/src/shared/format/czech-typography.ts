const fixedSpace = '\u00a0'

/** Czech text with a no-break space after a standalone k, s, v, z, o, u, a, i, so that none of them ends a line. */
export function withFixedSpaces(text: string): string {
  // Matches the preceding character instead of a lookbehind, which Safari 15 lacks. Runs twice, because matches in `a v domě` overlap.
  const bind = (given: string) => given.replace(/(^|[\s(„‚"'–])([ksvzouai])[ \n]+(?=\S)/gi, `$1$2${fixedSpace}`)
  return bind(bind(text))
}
