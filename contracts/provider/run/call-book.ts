import { type Contract, findOperation } from '../../contract.ts'
import type { ProviderAnswer } from '../../differences/answer.ts'
import type { Difference } from '../../differences/difference.ts'
import type { Interaction } from '../../pact-file.ts'
import { missingNeeds, missingValues, wrongType } from '../states/needed-values.ts'
import type { ProviderStateClient } from '../states/provider-state-client.ts'

/** The result of a call: a complete answer, or why there is none to validate. */
export type CheckedCall = { answer: ProviderAnswer } | { difference: Difference }

/** After this many unanswered calls of one operation the others are skipped, since each one waits for the timeout. */
const MAX_SILENT = 2

/**
 * Stores the result of each interaction by its id (the index in the pact). An interaction is in progress from its call until its state
 * is torn down; Pact runs them one at a time.
 */
export class CallBook {
  readonly results: Record<string, CheckedCall> = {}
  /** Why a state could not be torn down after its call. */
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

  /** Why a call must not be sent: its state could not be set up, or its operation does not answer. */
  reasonNotToSend(interactionId: string): Difference | undefined {
    this.#underWay = interactionId
    const interaction = this.#interactions.get(interactionId)
    const name = interaction?.providerStates?.[0]?.name ?? ''
    const { failure, values } = this.stateClient
    if (this.stateClient.isUnreachable)
      return { kind: 'silence', received: 'your state address has stopped answering, so this call was not made' }
    if (failure !== undefined) return { kind: 'state', name, received: failure, action: 'setup' }
    const names = interaction ? missingNeeds(interaction, values) : []
    if (names.length > 0) return { kind: 'lack', fields: names }
    const wrong = interaction && wrongType(interaction, values)
    if (wrong !== undefined) return wrong
    const silent = this.#silent.get(this.#operation(interactionId)) ?? []
    if (silent.length < MAX_SILENT) return undefined
    return this.#silence(silent)
  }

  note(interactionId: string, result: CheckedCall): void {
    this.results[interactionId] = result
  }

  noteAnswer(interactionId: string, answer: Omit<ProviderAnswer, 'stateToken' | 'stateValues'>): void {
    const interaction = this.#interactions.get(interactionId)
    const { values } = this.stateClient
    const { token } = values
    const isSent = interaction !== undefined && missingValues(interaction, {}).includes('token')
    const stateToken = isSent && token !== undefined ? { stateToken: String(token) } : {}
    this.note(interactionId, { answer: { ...answer, stateValues: values, ...stateToken } })
  }

  /** Records a call that was not answered in time. */
  noteSilence(interactionId: string, seconds: number): void {
    const operation = this.#operation(interactionId)
    const silent = [...(this.#silent.get(operation) ?? []), interactionId]
    this.#silent.set(operation, silent)
    this.note(interactionId, { difference: { kind: 'silence', received: `no answer came within ${seconds} s` } })
    // The calls that timed out and those that are skipped are one finding.
    if (silent.length === MAX_SILENT) for (const one of silent) this.note(one, { difference: this.#silence(silent) })
  }

  noteEnding(why: string): void {
    this.endings[this.#underWay] = why
  }

  /** The call in a form that people can read, for messages about a long wait. */
  nameOf(interactionId: string): string {
    const interaction = this.#interactions.get(interactionId)
    return interaction ? `${interaction.description} (${this.#operation(interactionId)})` : 'a call'
  }

  #silence(silent: readonly string[]): Difference {
    return {
      kind: 'silence',
      received: `${silent.length} calls of this operation got no answer in time, so the rest of them was not made`,
    }
  }

  #operation(interactionId: string): string {
    const interaction = this.#interactions.get(interactionId)
    const { method = '', path = '' } = interaction?.request ?? {}
    return (interaction && findOperation(this.#contract, interaction)?.id) ?? `${method} ${path}`
  }
}
