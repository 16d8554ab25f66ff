import { isDeepStrictEqual } from 'node:util'
import { type HttpCall, type HttpResult, sendCall } from '../../http/http-result.ts'
import { callOf } from '../../http/recorded-call.ts'
import { explainFailure } from '../../network-texts.ts'
import type { Interaction } from '../../pact-file.ts'
import { type Contract, findOperation, type Node, type Operation } from '../contract.ts'
import { missingValues } from '../needed-values.ts'
import { ProviderStateClient } from '../provider-state-client.ts'
import { shuffle } from '../shuffle.ts'
import type { Target } from '../verification.ts'
import type { VerifiedCall } from '../verified-call.ts'
import { bodyProbes } from './body-probes.ts'
import { corsFailures } from './cors.ts'
import { httpProbes } from './http-probes.ts'
import { differenceOf, expectedText, outcomeText, type Probe } from './probe.ts'

const PATIENCE_MS = 25_000
/** Wrong bodies for each operation in one run; the seed chooses them. */
const MOST_WRONG_BODIES = 6
const MOST_BOUNDARIES = 3
/** Seconds for which a vote is locked (rule 9.2), and how far the clocks of a backend may differ. */
const VOTE_LOCK = 60
const TOLERANCE = 2

/** `origin` is the one of the portal's pages; without it CORS is not verified. */
export type ProbeTarget = Target & { origin?: string | undefined }
type Failure = { cause: string; detail?: string; expected: string; came: string; remedy: string }

/**
 * Sends generated calls to each of these operations, made from a recorded call that succeeds: wrong and boundary bodies, wrong HTTP,
 * another person's uid, the same call repeated, a call from another origin. At most about fifteen for each operation; `seed` chooses
 * the bodies. Returns them as the calls of a verification.
 */
export async function runProbes(
  contract: Contract,
  operations: readonly Operation[],
  interactions: readonly Interaction[],
  target: ProbeTarget,
  seed: number,
): Promise<VerifiedCall[]> {
  const calls: VerifiedCall[] = []
  for (const operation of operations) {
    const interaction = interactions.find((one) => isSuccess(one) && findOperation(contract, one)?.id === operation.id)
    if (interaction !== undefined)
      calls.push(...(await new OperationProbes(contract, operation, interaction, target).run(seed)))
  }
  return calls
}

const isSuccess = ({ response }: Interaction) =>
  response.status === 200 && (response.body?.content as Node | undefined)?.error_code === 200

class OperationProbes {
  readonly #contract: Contract
  readonly #operation: Operation
  readonly #interaction: Interaction
  readonly #target: ProbeTarget
  readonly #calls: VerifiedCall[] = []

  constructor(contract: Contract, operation: Operation, interaction: Interaction, target: ProbeTarget) {
    this.#contract = contract
    this.#operation = operation
    this.#interaction = interaction
    this.#target = target
  }

  async run(seed: number): Promise<VerifiedCall[]> {
    const declared = this.#declared()
    await this.#inState(async (valid, send) => {
      // Refused calls change nothing, so they share one state.
      const wrong = shuffle(this.#bodies(declared, valid), seed)
      const probes = [
        ...wrong.filter(({ refusal }) => refusal !== undefined).slice(0, MOST_WRONG_BODIES),
        ...httpProbes(declared, valid),
      ]
      for (const probe of probes) this.#note(probe, await send(probe.call))
    })
    await this.#inState(async (valid, send) => {
      const boundaries = this.#bodies(declared, valid).filter(({ refusal }) => refusal === undefined)
      for (const probe of shuffle(boundaries, seed).slice(0, MOST_BOUNDARIES)) {
        const key = valid.headers['Idempotency-Key']
        const own = key === undefined ? {} : { 'Idempotency-Key': `${key}-${probe.detail}`.replaceAll(/[^\w-]/g, '') }
        this.#note(probe, await send({ ...probe.call, headers: { ...probe.call.headers, ...own } }))
      }
    })
    if (this.#interaction.request.headers?.['Idempotency-Key'] !== undefined) await this.#inState(this.#repeat)
    if (this.#operation.id === 'saveNps') await this.#inState(this.#voteTwice)
    if (this.#target.origin !== undefined) await this.#inState(this.#fromBrowser(this.#target.origin))
    return this.#calls
  }

  #declared(): Node {
    const { path, method } = this.#operation
    return ((this.#contract.document.paths as Node)[path] as Node)[method.toLowerCase()] as Node
  }

  #bodies(declared: Node, valid: HttpCall): Probe[] {
    const content = ((declared.requestBody as Node | undefined)?.content ?? {}) as Record<string, Node>
    return bodyProbes(this.#contract.document, content['application/json']?.schema, valid)
  }

  /** The same call with the same key is executed once, and answered with the first answer (rule 16.2). */
  readonly #repeat: Scenario = async (valid, send) => {
    const first = await send(valid)
    const second = await send(valid)
    if (!first.came || first.status !== 200) return
    const remedy =
      'Store the answer of a call under its Idempotency-Key, and answer a repeated call with it, without executing it again.'
    const same = second.came && second.status === first.status && isDeepStrictEqual(second.body, first.body)
    const cause = 'the same call with the same key'
    const expected = `the first answer again: ${describe(first)}`
    this.#count({ cause }, same ? undefined : { cause, expected, came: describe(second), remedy })
  }

  readonly #voteTwice: Scenario = async (valid, send) => {
    const key = `${valid.headers['Idempotency-Key']}-again`
    await send(valid)
    const again = await send({ ...valid, headers: { ...valid.headers, 'Idempotency-Key': key } })
    const { lockedUntil } = (again.came && again.content === 'json' ? again.body : {}) as { lockedUntil?: string }
    const seconds =
      again.came && lockedUntil !== undefined ? (Date.parse(lockedUntil) - again.clock) / 1_000 : Number.NaN
    const isRight = Math.abs(seconds - VOTE_LOCK) <= TOLERANCE
    const came = Number.isNaN(seconds) ? describe(again) : `lockedUntil ${Math.round(seconds)} s after the header Date`
    const remedy = `Lock a vote for ${VOTE_LOCK} s (rule 9.2): answer 423 vote-locked with lockedUntil until then.`
    const cause = 'a second vote at once'
    const expected = `423 vote-locked, lockedUntil ${VOTE_LOCK} s after the header Date`
    this.#count({ cause }, isRight ? undefined : { cause, expected, came, remedy })
  }

  #fromBrowser(origin: string): Scenario {
    return async (valid, _send, world) => {
      const cause = 'a call from a browser of another origin'
      const failures = await corsFailures(this.#target.provider, world, valid, origin).catch((error: unknown) => [
        { cause, expected: 'an answer', came: explainFailure(error), remedy: 'Answer OPTIONS as well as the call.' },
      ])
      for (const failure of failures) this.#count(failure, failure)
      if (failures.length === 0) this.#count({ cause })
    }
  }

  #note(probe: Probe, result: HttpResult): void {
    const came = result.came ? differenceOf(probe, result) : result.why
    this.#count(probe, came === undefined ? undefined : { ...probe, expected: expectedText(probe), came })
  }

  #count({ cause, detail = '' }: Pick<Failure, 'cause' | 'detail'>, failure?: Failure): void {
    const description = `${this.#interaction.description}: ${cause}${detail === '' ? '' : ` (${detail})`}`
    const differences = failure === undefined ? [] : [{ kind: 'generated' as const, ...detailed(failure) }]
    this.#calls.push({ interaction: { ...this.#interaction, description }, differences })
  }

  /** Runs in a fresh provider state; does nothing if the state lacks a value, which the recorded call itself reports. */
  async #inState(scenario: Scenario): Promise<void> {
    const { provider, states } = this.#target
    const [{ name, params = {} } = { name: '' }] = this.#interaction.providerStates ?? []
    const stateClient = new ProviderStateClient(states)
    const values = await stateClient.setUp(name, params)
    if (stateClient.failure !== undefined || missingValues(this.#interaction, values).length > 0) return
    const { world } = stateClient
    await scenario(callOf(this.#interaction, values), (call) => sendCall(provider, world, call, PATIENCE_MS), world)
    await stateClient.tearDown(name, params).catch(() => undefined)
  }
}

const detailed = ({ cause, detail = '', expected, came, remedy }: Failure) => ({
  cause,
  detail,
  expected,
  came,
  remedy,
})

type Scenario = (
  valid: HttpCall,
  send: (call: HttpCall) => Promise<HttpResult>,
  world: string | undefined,
) => Promise<void>

const describe = (result: HttpResult): string =>
  result.came ? outcomeText(result.status, result.content === 'json' ? result.body : undefined) : result.why
