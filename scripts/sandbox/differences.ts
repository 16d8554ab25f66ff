import { MASKED } from '#rules/masked-value.ts'
import type { Schemas } from './client.ts'

/** One value that changed; undefined if it was missing before or is missing after. */
export type ValueDifference = { path: string; before: unknown; after: unknown }

/**
 * Returns the values that a change touched, each by its full path, as the console shows them. If all visible values are equal, a masked
 * value changed: one difference of `MASKED`.
 */
export function differencesOf({ path, before, after }: Schemas['JournalChange']): ValueDifference[] {
  const olds = valuesIn(path, before)
  const news = valuesIn(path, after)
  const found = [...new Set([...olds.keys(), ...news.keys()])]
    .map((place) => ({ path: place, before: olds.get(place), after: news.get(place) }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after))
  if (found.length > 0) return found
  const isSame = JSON.stringify(before ?? null) === JSON.stringify(after ?? null)
  return [isSame ? { path, before: MASKED, after: MASKED } : { path, before, after }]
}

/** Returns each leaf value by its path. Null and an empty list are skipped, unless they are all that changed. */
function valuesIn(path: string, value: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) valuesIn(`${path}.${name}`, part, found)
  else if (value !== undefined && value !== null) found.set(path, value)
  return found
}
