import { setTimeout } from 'node:timers/promises'
import type { Contract, ContractOperation, Node } from '../../contract.ts'
import { causeOfAnyAnswer } from '../../differences/any-answer.ts'
import type { Difference } from '../../differences/difference.ts'
import { type HttpCall, type HttpResult, sendCall } from '../../http/http-result.ts'
import { callOf, type Values } from '../../http/recorded-call.ts'
import { explainFailure } from '../../network-texts.ts'
import type { Interaction } from '../../pact-file.ts'
import { missingValues } from '../needed-values.ts'
import { ProviderStateClient } from '../provider-state-client.ts'
import { shuffle } from '../shuffle.ts'
import type { Target } from '../verification.ts'
import type { VerifiedCall } from '../verified-call.ts'
import { bodyProbes } from './body-probes.ts'
import { corsFailures } from './cors.ts'
import { httpProbes } from './http-probes.ts'
import { differenceOf, expectedText, type Probe } from './probe.ts'
import type { Failure, Sequence, Stage } from './sequence.ts'
import { isSuccessful, type RecordedCalls, recordedCallsOf, sequencesOf } from './sequences.ts'

const PATIENCE_MS = 25_000
/** Wrong bodies for each operation in one run; the seed chooses them. */
const MOST_WRONG_BODIES = 10
const MOST_BOUNDARIES = 3
/** A lock that seems a second too long is measured at this many moments of a second. */
const PHASES = 4
const SECOND = 1_000

/** `origin` is the one of the portal's pages; without it CORS is not verified. */
export type ProbeTarget = Target & { origin?: string | undefined }

/**
 * Sends generated calls to each of these operations, made from a recorded call that succeeds: wrong and boundary bodies, wrong HTTP,
 * another person's uid, the same call repeated, a call from another origin. At most about twenty for each operation; `seed` chooses
 * the bodies. Returns them as the calls of a verification.
 */
export async function runProbes(
  contract: Contract,
  operations: readonly ContractOperation[],
  interactions: readonly Interaction[],
  target: ProbeTarget,
  seed: number,
): Promise<VerifiedCall[]> {
  const calls: VerifiedCall[] = []
  for (const operation of operations) {
    const { successes, refusals } = recordedCallsOf(contract, operation.id, interactions)
    const [first = refusals[0]] = successes
    if (first === undefined) continue
    const own = { successes, refusals }
    calls.push(...(await new OperationProbes(contract, operation, first, own, interactions, target).run(seed)))
  }
  return calls
}

class OperationProbes {
  readonly #contract: Contract
  readonly #operation: ContractOperation
  readonly #interaction: Interaction
  readonly #own: RecordedCalls
  readonly #recorded: readonly Interaction[]
  readonly #target: ProbeTarget
  readonly #calls: VerifiedCall[] = []

  constructor(
    contract: Contract,
    operation: ContractOperation,
    first: Interaction,
    own: RecordedCalls,
    recorded: readonly Interaction[],
    target: ProbeTarget,
  ) {
    this.#contract = contract
    this.#operation = operation
    this.#interaction = first
    this.#own = own
    this.#recorded = recorded
    this.#target = target
  }

  async run(seed: number): Promise<VerifiedCall[]> {
    if (this.#own.successes.length > 0) await this.#runCalls(seed)
    await this.#runSequences()
    if (this.#own.successes.length > 0 && this.#target.origin !== undefined)
      await this.#inState(this.#fromBrowser(this.#target.origin))
    return this.#calls
  }

  async #runCalls(seed: number): Promise<void> {
    const declared = this.#declared()
    let sent = 0
    let isFinished = false
    while (!isFinished) {
      isFinished = true
      await this.#inState(async ({ valid, send }) => {
        const wrong = shuffle(this.#bodies(declared, valid), seed)
        const probes = [
          ...wrong.filter(({ refusal }) => refusal !== undefined).slice(0, MOST_WRONG_BODIES),
          ...httpProbes(declared, valid),
        ]
        // Refused calls change nothing, so they share a state. A call that ran by mistake may have changed it.
        while (isFinished && sent < probes.length) {
          const probe = probes[sent] as Probe
          sent += 1
          isFinished = this.#note(probe, await send(probe.call))
        }
      })
    }
    await this.#inState(async ({ valid, send }) => {
      const boundaries = this.#bodies(declared, valid).filter(({ refusal }) => refusal === undefined)
      for (const probe of shuffle(boundaries, seed).slice(0, MOST_BOUNDARIES)) {
        const key = valid.headers['Idempotency-Key']
        const own = key === undefined ? {} : { 'Idempotency-Key': `${key}-${probe.detail}`.replaceAll(/[^\w-]/g, '') }
        this.#note(probe, await send({ ...probe.call, headers: { ...probe.call.headers, ...own } }))
      }
    })
  }

  async #runSequences(): Promise<void> {
    for (const [interaction, sequence] of sequencesOf(this.#operation.id, this.#own)) {
      const start = Date.now()
      let isUndecided = true
      for (let phase = 1; isUndecided && phase <= PHASES; phase += 1) {
        isUndecided = false
        await this.#inState(async (stage) => {
          isUndecided = await this.#runSequence(sequence, interaction, stage, phase === PHASES)
        }, interaction)
        if (isUndecided)
          await setTimeout((((start - Date.now()) % SECOND) + SECOND + phase * (SECOND / PHASES)) % SECOND)
      }
    }
  }

  /** Returns true if the failure has to be seen at another moment of a second too, and this is not the last one. */
  async #runSequence(
    { cause, needs = [], run }: Sequence,
    interaction: Interaction,
    stage: Stage,
    isLast: boolean,
  ): Promise<boolean> {
    const names = needs.filter((name) => !(name in stage.values))
    let shared: Difference | undefined
    const send: Stage['send'] = async (call) => {
      const result = await stage.send(call)
      shared ??= causeOfAnyAnswer(result)
      return result
    }
    const failure = names.length > 0 ? undefined : await run({ ...stage, send })
    if (failure?.isOfPhase && !isLast) return true
    const found = failure && { kind: 'generated' as const, ...detailed({ cause, ...failure }) }
    const lack = names.length > 0 ? { kind: 'lack' as const, fields: names } : undefined
    this.#add(found ?? { cause }, lack ?? (found && (shared ?? found)), interaction)
    return false
  }

  #declared(): Node {
    const { path, method } = this.#operation
    return ((this.#contract.document.paths as Node)[path] as Node)[method.toLowerCase()] as Node
  }

  #bodies(declared: Node, valid: HttpCall): Probe[] {
    const content = ((declared.requestBody as Node | undefined)?.content ?? {}) as Record<string, Node>
    return bodyProbes(this.#contract.document, content['application/json']?.schema, valid)
  }

  #fromBrowser(origin: string): Scenario {
    return async ({ valid }, world) => {
      const cause = 'a call from a browser of another origin'
      const failures = await corsFailures(this.#target.provider, world, valid, origin).catch((error: unknown) => [
        {
          cause,
          expected: 'an answer',
          received: explainFailure(error),
          remedy: 'Answer OPTIONS as well as the call.',
        },
      ])
      for (const failure of failures) this.#count(failure, failure)
      if (failures.length === 0) this.#count({ cause })
    }
  }

  /** Returns whether the answer is as the contract says. */
  #note(probe: Probe, result: HttpResult): boolean {
    const received = result.isAnswered ? differenceOf(probe, result) : result.why
    const shared = received === undefined ? undefined : causeOfAnyAnswer(result, probe.refusal)
    if (shared !== undefined) this.#add(probe, shared)
    else this.#count(probe, received === undefined ? undefined : { ...probe, expected: expectedText(probe), received })
    return received === undefined
  }

  /** A recorded call of any operation that succeeds. Throws without one: the pacts of a broker may be of another version. */
  #recordedCall(description: string, values: Values): HttpCall {
    const found = this.#recorded.find((one) => one.description === description && isSuccessful(one))
    if (found === undefined) throw new Error(`No pact records "${description}"`)
    return callOf(found, values)
  }

  #count(about: Described, failure?: Described & Omit<Failure, 'cause'>): void {
    this.#add(about, failure && { kind: 'generated', ...detailed(failure) })
  }

  #add({ cause, detail = '' }: Described, difference?: Difference, interaction = this.#interaction): void {
    const description = `${interaction.description}: ${cause}${detail === '' ? '' : ` (${detail})`}`
    const differences = difference === undefined ? [] : [difference]
    this.#calls.push({ interaction: { ...interaction, description }, differences })
  }

  /** Runs in a fresh provider state; does nothing if the state lacks a value, which the recorded call itself reports. */
  async #inState(scenario: Scenario, interaction = this.#interaction): Promise<void> {
    const { provider, states } = this.#target
    const [{ name, params = {} } = { name: '' }] = interaction.providerStates ?? []
    const stateClient = new ProviderStateClient(states)
    const values = await stateClient.setUp(name, params)
    if (stateClient.failure !== undefined || missingValues(interaction, values).length > 0) return
    const { world } = stateClient
    const stage: Stage = {
      valid: callOf(interaction, values),
      values,
      send: (call) => sendCall(provider, world, call, PATIENCE_MS),
      recorded: (description) => this.#recordedCall(description, values),
      end: () => stateClient.tearDown(name, params).catch(() => ({})),
    }
    await scenario(stage, world)
    await stage.end()
  }
}

type Scenario = (stage: Stage, world: string | undefined) => Promise<void>

type Described = { cause: string; detail?: string }

const detailed = ({ cause, detail = '', expected, received, remedy }: Described & Omit<Failure, 'cause'>) => ({
  cause,
  detail,
  expected,
  received,
  remedy,
})
