import type { WorldState } from '../domain/state/world-state.ts'
import type { Scenario } from '../world/scenario.ts'

/** Creates the tree with the scenario's first world: ledgers of years would delay every start of the server. */
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
