import type { Contract, ContractOperation } from '../../contract.ts'
import type { Difference } from '../../differences/difference.ts'
import { sendCall } from '../../http/http-result.ts'
import { callOf } from '../../http/recorded-call.ts'
import type { Interaction } from '../../pact-file.ts'
import type { Target } from '../run/verification.ts'
import type { VerifiedCall } from '../run/verified-call.ts'
import { missingValues } from '../states/needed-values.ts'
import { ProviderStateClient } from '../states/provider-state-client.ts'
import type { Stage } from './sequence.ts'
import { isSuccessful, type RecordedCalls } from './sequences.ts'

const PATIENCE_MS = 25_000

/** `origin` is the one of the portal's pages; without it CORS is not verified. */
export type ProbeTarget = Target & { origin?: string | undefined }

/** The generated calls of one operation: what they are made from, and their results. */
export type ProbeRun = {
  contract: Contract
  operation: ContractOperation
  /** The recorded call that the others are made from. */
  interaction: Interaction
  own: RecordedCalls
  recorded: readonly Interaction[]
  target: ProbeTarget
  calls: VerifiedCall[]
}

/** Notes a generated call: without a difference it passed. */
export function note(
  { calls, interaction: first }: ProbeRun,
  { cause, detail = '' }: { cause: string; detail?: string | undefined },
  difference?: Difference,
  interaction = first,
): void {
  const description = `${interaction.description}: ${cause}${detail === '' ? '' : ` (${detail})`}`
  calls.push({
    interaction: { ...interaction, description },
    differences: difference === undefined ? [] : [difference],
  })
}

/** Runs in a fresh provider state; does nothing if the state lacks a value, which the recorded call itself reports. */
export async function inState(
  { target: { provider, states }, recorded, interaction: first }: ProbeRun,
  scenario: (stage: Stage, world: string | undefined) => Promise<void>,
  interaction = first,
): Promise<void> {
  const [{ name, params = {} } = { name: '' }] = interaction.providerStates ?? []
  const stateClient = new ProviderStateClient(states)
  const values = await stateClient.setUp(name, params)
  if (stateClient.failure !== undefined || missingValues(interaction, values).length > 0) return
  const { world } = stateClient
  const stage: Stage = {
    valid: callOf(interaction, values),
    values,
    send: (call) => sendCall(provider, world, call, PATIENCE_MS),
    // The pacts of a broker may be of another version.
    recorded: (description) => {
      const found = recorded.find((one) => one.description === description && isSuccessful(one))
      if (found === undefined) throw new Error(`No pact records "${description}"`)
      return callOf(found, values)
    },
    end: () => stateClient.tearDown(name, params).catch(() => ({})),
  }
  await scenario(stage, world)
  await stage.end()
}
