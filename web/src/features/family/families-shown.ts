import type { Families, FamilySummary } from '#web/shared/api/wire.ts'

/** The families shown on the donor's home: one large and a few small, or the sample, or nothing. */
export type ShownFamilies =
  | { kind: 'now' | 'last'; first: FamilySummary; others: FamilySummary[] }
  | { kind: 'sample'; sample: NonNullable<Families['sampleStory']> }
  | { kind: 'nothing' }

const MAX_OTHERS = 3

/** The families of the last distribution; if none of them is supported any more, the family helped last. */
export function shownAtHome({ families, sampleStory }: Families): ShownFamilies {
  const [current, ...others] = families.filter(({ isCurrent }) => isCurrent)
  if (current) return { kind: 'now', first: current, others: others.slice(0, MAX_OTHERS) }
  const [last] = latestFirst(families)
  if (last) return { kind: 'last', first: last, others: [] }
  return sampleStory ? { kind: 'sample', sample: sampleStory } : { kind: 'nothing' }
}

/** By the month of the last part; in the provider's order within a month. */
export function latestFirst(families: readonly FamilySummary[]): FamilySummary[] {
  const sorted = [...families]
  sorted.sort((a, b) => (a.lastMonth === b.lastMonth ? 0 : a.lastMonth < b.lastMonth ? 1 : -1))
  return sorted
}
