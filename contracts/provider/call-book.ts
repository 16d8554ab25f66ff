import type { Interaction } from '../pact-file.ts'
import { type Contract, findOperation } from './contract.ts'
import type { Difference } from './difference.ts'
import { missingValues } from './needed-values.ts'
import type { ProviderStateClient } from './provider-state-client.ts'

/** What came of a call: an answer to its end, or why there is none to look at. */
export type Heard = { answer: { status: number; mediaType: string; body: string } } | { difference: Difference }

/** Calls of one operation that may go without an answer before the others are left out: each of them takes its time. */
const MOST_SILENT = 2

/**
 * Keeps what was heard of each interaction, by its mark (its place in the pact). An interaction is under way from its call until its
 * state is ended; Pact makes them one at a time.
 */
export class CallBook {
  readonly heard: Record<string, Heard> = {}
  /** Why a state could not be ended after its call. */
  readonly endings: Record<string, string> = {}
  readonly stateClient: ProviderStateClient
  readonly #contract: Contract
  readonly #interactions: ReadonlyMap<string, Interaction>
  readonly #silent = new Map<string, string[]>()
  #underWay = ''

  constructor(contract: Contract, interactions: ReadonlyMap<string, Interaction>, stateClient: ProviderStateClient) {
    this.#contract = contract
    this.#interactions = interactions
    this.stateClient = stateClient
  }

  /** Why a call must not go out; its state is no state, or its operation is silent. */
  hindrance(mark: string): Difference | undefined {
    this.#underWay = mark
    const interaction = this.#interactions.get(mark)
    const state = interaction?.providerStates?.[0]?.name ?? ''
    const { failure, values } = this.stateClient
    if (failure !== undefined) return { kind: 'state', state, why: failure }
    const names = interaction ? missingValues(interaction, values) : []
    if (names.length > 0) return { kind: 'lack', names }
    const silent = this.#silent.get(this.#operation(mark)) ?? []
    if (silent.length < MOST_SILENT) return undefined
    return this.#silence(silent)
  }

  note(mark: string, heard: Heard): void {
    this.heard[mark] = heard
  }

  /** A call that nobody answered in time. */
  noteSilence(mark: string, seconds: number): void {
    const operation = this.#operation(mark)
    const silent = [...(this.#silent.get(operation) ?? []), mark]
    this.#silent.set(operation, silent)
    this.note(mark, { difference: { kind: 'silence', why: `no answer came within ${seconds} s` } })
    // The calls that waited and those that are left out are one thing to mend.
    if (silent.length === MOST_SILENT) for (const one of silent) this.note(one, { difference: this.#silence(silent) })
  }

  noteEnding(why: string): void {
    this.endings[this.#underWay] = why
  }

  /** The call as a person names it, for words about a long wait. */
  nameOf(mark: string): string {
    const interaction = this.#interactions.get(mark)
    return interaction ? `${interaction.description} (${this.#operation(mark)})` : 'a call'
  }

  #silence(silent: readonly string[]): Difference {
    return {
      kind: 'silence',
      why: `${silent.length} calls of this operation got no answer in time, so the rest of them was not made`,
    }
  }

  #operation(mark: string): string {
    const interaction = this.#interactions.get(mark)
    const { method = '', path = '' } = interaction?.request ?? {}
    return (interaction && findOperation(this.#contract, interaction)?.id) ?? `${method} ${path}`
  }
}
