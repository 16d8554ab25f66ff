/** Czech does not leave a preposition or a conjunction of one letter at the end of a line: a fixed space holds it to the next word. */
export const fixedSpaces = (text: string): string => text.replace(/(?<![\p{L}\p{N}])([ksvzouai])[ \n]/giu, '$1\u00a0')

/** The same of every text in it, whatever its shape; names and ids hold no spaces. */
export const fixedSpacesIn = <Part>(part: Part): Part => {
  if (typeof part === 'string') return fixedSpaces(part) as Part
  if (Array.isArray(part)) return part.map(fixedSpacesIn) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fixedSpacesIn(inner)])) as Part
}
