import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { fromPlainState, type PlainState, toPlainState } from '../domain/state/world-state.ts'

/** The state after the changes, for tests that continue after a decision; the kernel has its own function. */
export const after = (state: WorldState, changes: readonly Change[]): WorldState => {
  const copy: unknown = structuredClone(toPlainState(state))
  for (const { path, value } of changes) {
    let node = copy as Record<string, unknown>
    for (const key of path.slice(0, -1)) {
      node[key] ??= {}
      node = node[key] as Record<string, unknown>
    }
    const last = path.at(-1) ?? ''
    if (value === undefined) delete node[last]
    else node[last] = value
  }
  return fromPlainState(copy as PlainState)
}
