import type { Change } from '../domain/state/change.ts'
import { applyChanges } from '../domain/state/commit.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { decode } from './stored-values.ts'

/** The state after all `steps` that a store saved since `from`; `last` is the newest of them. Throws when one is missing. */
export function replay<Row extends { readonly version: number }>(
  id: string,
  start: WorldState,
  from: Row,
  steps: Iterable<Row & { readonly changes: Uint8Array }>,
) {
  const weight = { steps: 0, bytes: 0 }
  let [state, last] = [start, from]
  for (const step of steps) {
    if (step.version !== last.version + 1) throw new Error(`Step ${last.version + 1} of the world ${id} is missing`)
    state = applyChanges(state, decode(step.changes) as readonly Change[]).state
    last = step
    weight.steps += 1
    weight.bytes += step.changes.length
  }
  return { state, last, weight }
}
