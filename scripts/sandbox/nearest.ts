import { closest, distance } from 'fastest-levenshtein'

/** Returns the known value that resembles the given one most; undefined if none does. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  const nearest = closest(word, known)
  return distance(word, nearest) <= Math.max(1, Math.floor(nearest.length * 0.6)) ? nearest : undefined
}

/** Uses the text of commander's own message; a value that resembles none gets the list instead of a suggestion. */
export function describeUnknownVerb(word: string, known: readonly string[]): string {
  const nearest = nearestTo(word, known)
  return `error: unknown command '${word}'\n(${nearest === undefined ? `There are ${known.join(', ')}` : `Did you mean ${nearest}?`})`
}
