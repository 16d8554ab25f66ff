import { differencesOf, type ValueDifference } from '#rules/journal-differences.ts'
import type { JournalEntry } from '../../api/world-queries.ts'

const known = new WeakMap<JournalEntry, readonly ValueDifference[]>()

/** Every value that an entry changed; computed once, because a row shows their number and its details the values. */
export function differencesOfEntry(entry: JournalEntry): readonly ValueDifference[] {
  const differences = known.get(entry) ?? entry.changes.flatMap(differencesOf)
  known.set(entry, differences)
  return differences
}
