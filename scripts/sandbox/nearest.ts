import { closest, distance } from 'fastest-levenshtein'

/** In the words of commander's own message; a word that resembles none gets the list instead of a suggestion. */
export function describeUnknownVerb(word: string, known: readonly string[]): string {
  const nearest = closest(word, known)
  const isNear = distance(word, nearest) <= Math.max(1, Math.floor(nearest.length * 0.6))
  return `error: unknown command '${word}'\n(${isNear ? `Did you mean ${nearest}?` : `There are ${known.join(', ')}`})`
}
