/** Czech does not leave a one-letter preposition or conjunction at the end of a line: a fixed space joins it to the next word. */
export const fixedSpaces = (text: string): string => text.replace(/(?<![\p{L}\p{N}])([ksvzouai])[ \n]/giu, '$1\u00a0')

/** Applies `fixedSpaces` to every text in a value of any shape; names and ids hold no spaces. */
export const fixedSpacesIn = <Part>(part: Part): Part => {
  if (typeof part === 'string') return fixedSpaces(part) as Part
  if (Array.isArray(part)) return part.map(fixedSpacesIn) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fixedSpacesIn(inner)])) as Part
}
