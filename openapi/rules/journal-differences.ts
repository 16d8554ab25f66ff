import type { components } from '#generated/sandbox.d.ts'
import { MASKED } from './masked-value.ts'

/** One value that changed; undefined on a side without a value. */
export type ValueDifference = { path: string; before: unknown; after: unknown }

/**
 * Which values a change of the state touched, each by its full path. A change whose visible values
 * are equal happened in what the journal masks, and is shown as one line.
 */
export function differencesOf({ path, before, after }: components['schemas']['JournalChange']): ValueDifference[] {
  const found = [...compare(path, before ?? undefined, after ?? undefined)]
  return found.length > 0 ? found : [{ path, before: MASKED, after: MASKED }]
}

function* compare(path: string, before: unknown, after: unknown): Generator<ValueDifference> {
  const names = new Set([...namesIn(before), ...namesIn(after)])
  if (names.size === 0 || !unfolds(before) || !unfolds(after)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) yield { path, before, after }
    return
  }
  for (const name of names) yield* compare(`${path}.${name}`, partOf(before, name), partOf(after, name))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const unfolds = (value: unknown): boolean => value === undefined || isRecord(value)
const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])
const partOf = (value: unknown, name: string): unknown => (isRecord(value) ? (value[name] ?? undefined) : undefined)
