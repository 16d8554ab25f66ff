import { type Contract, operationOf } from '../contract.ts'
import type { Counted } from '../differences/comparison-context.ts'
import { type Interaction, interactionName } from '../pact-file.ts'
import type { PlannedScenario } from './scenario.ts'
import type { Abilities } from './scenario-runner.ts'
import type { TwinSide } from './side.ts'

/** A scenario, or a single recorded call as a scenario. */
export type Play = PlannedScenario & { recorded: Interaction | undefined }

export type Pairing = {
  mock: TwinSide
  provider: TwinSide
  contract: Contract
  recorded: readonly Interaction[]
  abilities: Abilities
  /** Both sides have the people of the default scenario with all their data. */
  sameData: boolean
  patienceMs: number
  /** Ids of the operations that are compared; all without it. */
  requested?: ReadonlySet<string> | undefined
  counted: Counted
}

/**
 * Returns the recorded calls of the requested operations, and each scenario that calls one of them and begins in a provider state of them:
 * a backend need not have any other state. The calls of other operations are left out of it.
 */
export function requestedPlays(plays: readonly Play[], requested: ReadonlySet<string>): Play[] {
  const isRequested = ({ operations }: Play) => operations.some((id) => requested.has(id))
  const own = plays.filter(isRequested)
  const states = new Set(own.flatMap(({ recorded, given }) => (recorded === undefined ? [] : [given])))
  return own.filter(({ given }) => states.has(given))
}

/** Returns every recorded call in its provider state, and every scenario. */
export function allPlays(
  contract: Contract,
  recorded: readonly Interaction[],
  scenarios: readonly PlannedScenario[],
): Play[] {
  const calls = recorded.map((interaction): Play => {
    const [state] = interaction.providerStates ?? []
    return {
      name: interactionName(interaction),
      given: state?.name ?? 'the default scenario',
      ...(state?.params && { params: state.params }),
      operations: [operationOf(contract, interaction).id],
      recorded: interaction,
      run: async (runner) => {
        await runner.make(interaction)
      },
    }
  })
  return [...calls, ...scenarios.map((scenario): Play => ({ ...scenario, recorded: undefined }))]
}
