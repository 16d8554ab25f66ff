import { type Interaction, nameOf } from '../pact-file.ts'
import { type Contract, operationOf } from '../provider/contract.ts'
import type { Counted } from './comparing.ts'
import type { Side } from './side.ts'
import type { Story } from './story.ts'
import type { Abilities } from './teller.ts'

/** A story, or a single recorded call as one. */
export type Play = Story & { recorded: Interaction | undefined }

export type Pairing = {
  mock: Side
  provider: Side
  contract: Contract
  recorded: readonly Interaction[]
  abilities: Abilities
  /** Both sides hold the people of the default scenario with all their data. */
  sameData: boolean
  patienceMs: number
  counted: Counted
}

/** Every recorded call, given its state, and every story. */
export function allPlays(contract: Contract, recorded: readonly Interaction[], stories: readonly Story[]): Play[] {
  const calls = recorded.map((interaction): Play => {
    const [state] = interaction.providerStates ?? []
    return {
      name: nameOf(interaction),
      given: state?.name ?? 'the default scenario',
      ...(state?.params && { params: state.params }),
      operations: [operationOf(contract, interaction).id],
      recorded: interaction,
      tell: async (teller) => {
        await teller.make(interaction)
      },
    }
  })
  return [...calls, ...stories.map((story): Play => ({ ...story, recorded: undefined }))]
}
