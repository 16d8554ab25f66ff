import { isDeepStrictEqual } from 'node:util'
import { entriesOf, itemOf, LargeRecord, type StateRecord } from '../../domain/state/large-record.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

/** The kernel's own bookkeeping; two worlds in which the same happened differ in it. */
const BOOKKEEPING: ReadonlySet<string> = new Set<keyof WorldState>(['idempotency', 'throttles', 'faults'])

export interface StateDifference {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** The values that differ, each by its path from the root; a list is one value. */
export const compareStates = (one: WorldState, other: WorldState): readonly StateDifference[] =>
  [...compare([], one, other)].filter(({ path: [slice = ''] }) => !BOOKKEEPING.has(slice))

function* compare(path: readonly string[], before: unknown, after: unknown): Generator<StateDifference> {
  // Worlds of one scenario share what neither of them changed.
  if (before === after) return
  if (!isRecord(before) || !isRecord(after)) {
    if (!isDeepStrictEqual(before, after)) yield { path, before, after }
    return
  }
  for (const name of new Set([before, after].flatMap((record) => entriesOf(record).map(([key]) => key))))
    yield* compare([...path, name], itemOf(before, name), itemOf(after, name))
}

const isRecord = (value: unknown): value is StateRecord<unknown> =>
  value instanceof LargeRecord ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
