import type { WorldState } from '../domain/state/world-state.ts'
import type { Scenario } from '../world/scenario.ts'

/** Its tree is made at the first world of it: ledgers of years would hold up every start of the server. */
export function lazily(scenario: Omit<Scenario, 'state'>, make: () => WorldState): Scenario {
  let made: WorldState | undefined
  return {
    ...scenario,
    get state() {
      made ??= make()
      return made
    },
  }
}
