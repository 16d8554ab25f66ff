const fixedSpace = '\u00a0'

/** Czech text with a fixed space after k, s, v, z, o, u, a, i standing alone, so that none of them ends a line (design, Look). */
export function withFixedSpaces(text: string): string {
  // The word in front is matched along, not looked behind: Safari 15 has no lookbehind. Twice, for `a v domě` shares its space.
  const bind = (given: string) => given.replace(/(^|[\s(„‚"'–])([ksvzouai])[ \n]+(?=\S)/gi, `$1$2${fixedSpace}`)
  return bind(bind(text))
}
