import type { components } from '#generated/sandbox.d.ts'
import type { Contract, ContractOperation } from '../contract.ts'
import { operationOf } from '../contract.ts'
import { type HttpCall, type HttpResult, sendCall } from '../http/http-result.ts'
import { callOf, type Values } from '../http/recorded-call.ts'
import type { Interaction } from '../pact-file.ts'
import { control, type TwinSide } from './side.ts'

/** One action and its result; `sent` is the body of the call, as text. */
export type ScenarioStep = { name: string; operation: ContractOperation | undefined; sent: string; result: HttpResult }

/** What both sides can do besides answering: a scenario continues only as far as both can. */
export type Abilities = { clock: boolean; inbox: boolean }

/** Ends a scenario on one side; `skipped` names what is needed and cannot or must not be done, otherwise an answer lacked what the next call needs. */
export class ScenarioAborted extends Error {
  readonly skipped: boolean

  constructor(why: string, skipped: boolean) {
    super(why)
    this.skipped = skipped
  }
}

export type TwinJson = { [name: string]: TwinJson } & TwinJson[] & string
type Messages = components['schemas']['MessageList']

export type TwinRun = {
  side: TwinSide
  world: string | undefined
  abilities: Abilities
  contract: Contract
  recorded: readonly Interaction[]
  patienceMs: number
  /** Ids of the operations that are called; all without it. */
  requested: ReadonlySet<string> | undefined
  /** Nothing is called: only {@link ScenarioRunner.leftOut} is wanted. */
  isPlan?: boolean
}

/** Plays a scenario on one side and collects the results. */
export class ScenarioRunner {
  readonly steps: ScenarioStep[] = []
  /** Operations that the scenario calls and that were not requested: these calls are left out on both sides. */
  readonly leftOut = new Set<string>()
  readonly values: Record<string, string | number | boolean>
  readonly #stage: TwinRun

  constructor(stage: TwinRun, values: Values) {
    this.#stage = stage
    this.values = { ...values }
  }

  /** Sends the recorded call with this description, filled with the values of the state; `key` and `body` replace the recorded ones. */
  replay(description: string, change: { key?: string; body?: object } = {}): Promise<TwinJson> {
    const found = this.#stage.recorded.find((one) => one.description === description)
    if (!found) throw new Error(`No pact records "${description}"`)
    return this.make(found, change)
  }

  /** Sends a recorded call, filled with the values of the state. */
  make(recorded: Interaction, change: { key?: string; body?: object } = {}): Promise<TwinJson> {
    const call = callOf(recorded, this.values)
    return this.#call(recorded.description, {
      ...call,
      headers: { ...call.headers, ...(change.key !== undefined && { 'Idempotency-Key': change.key }) },
      ...(change.body !== undefined && { body: JSON.stringify(change.body) }),
    })
  }

  get(path: string, query: Record<string, string> = {}, accessKey?: string): Promise<TwinJson> {
    const all = { uid: this.#uid(), ...query }
    const headers = { ...this.#headers(), ...(accessKey !== undefined && { 'Access-Key': accessKey }) }
    return this.#call(`GET ${path}`, { method: 'GET', path, query: all, headers })
  }

  delete(path: string): Promise<TwinJson> {
    const query = { uid: this.#uid() }
    return this.#call(`DELETE ${path}`, { method: 'DELETE', path, query, headers: this.#headers() })
  }

  /** Sends JSON; a text is sent unchanged, null sends no body. */
  post(path: string, body: object | string | null, key?: string): Promise<TwinJson> {
    return this.#call(`POST ${path}`, {
      method: 'POST',
      path,
      query: {},
      headers: {
        ...this.#headers(),
        ...(body !== null && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== null && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** Sends one picture with its meta, as `meta[0]` and `File[0]`. */
  upload(path: string, meta: object, picture: Uint8Array<ArrayBuffer>): Promise<TwinJson> {
    const form = new FormData()
    form.append('meta[0]', JSON.stringify(meta))
    form.append('File[0]', new Blob([picture], { type: 'image/png' }), 'obrazek.png')
    return this.#call(`POST ${path}`, { method: 'POST', path, query: {}, headers: this.#headers(), body: form })
  }

  /** Sends the following calls with the session of a sign-in. */
  become(answer: TwinJson): void {
    this.values.token = this.need(answer, 'response', 'token')
    this.values.uid = this.need(answer, 'response', 'personId')
  }

  /** Returns a text that the next call needs; the scenario of a side without it ends here. */
  need(answer: TwinJson, ...path: (string | number)[]): string {
    if (this.#stage.isPlan) return 'planned'
    const found = path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], answer)
    if (typeof found !== 'string' && answer !== undefined && Object.keys(answer).length === 0 && this.leftOut.size > 0)
      throw new ScenarioAborted(`an operation that was not requested: ${[...this.leftOut].join(', ')}`, true)
    if (typeof found !== 'string')
      throw new ScenarioAborted(`the answer has no ${path.join('.')}, which the next call needs`, false)
    return found
  }

  /** Advances the clock by an ISO duration. */
  async advance(duration: string): Promise<void> {
    const { side, world, abilities, isPlan } = this.#stage
    if (isPlan) return
    if (!abilities.clock) throw new ScenarioAborted(`the control plane: moving the clock by ${duration}`, true)
    await control(side, 'PATCH', `/worlds/${world}/clock`, { advance: duration })
  }

  /** Compares the messages sent so far: to whom, and which links or codes they contain; the texts are each side's own. */
  async letters(): Promise<Messages['messages']> {
    const { side, world, abilities, isPlan } = this.#stage
    if (isPlan) return []
    if (!abilities.inbox) throw new ScenarioAborted('the control plane: reading the inbox', true)
    const { messages } = await control<Messages>(side, 'GET', `/worlds/${world}/messages`)
    const body = {
      messages: messages.map(({ channel, to, code, link }) => ({
        channel,
        to,
        code: code?.length ?? null,
        link: pathOf(link),
      })),
    }
    this.steps.push({
      name: 'what was sent by e-mail and SMS',
      operation: undefined,
      sent: '',
      result: {
        isAnswered: true,
        status: 200,
        mediaType: 'none',
        retryAfter: undefined,
        clock: 0,
        content: 'json',
        body,
      },
    })
    return messages
  }

  /** Returns the code in the newest message. */
  async code(): Promise<string> {
    const code = (await this.letters()).findLast((message) => message.code !== undefined)?.code
    if (this.#stage.isPlan) return 'planned'
    if (code === undefined) throw new ScenarioAborted('no code was sent', false)
    return code
  }

  async #call(name: string, call: HttpCall): Promise<TwinJson> {
    const { side, world, contract, patienceMs, requested } = this.#stage
    const request = { method: call.method, path: call.path }
    const operation = operationOf(contract, { description: name, request, response: { status: 200 } })
    if (requested?.has(operation.id) === false) {
      this.leftOut.add(operation.id)
      return {} as TwinJson
    }
    const result = await sendCall(side.api, world, call, patienceMs)
    this.steps.push({ name, operation, sent: typeof call.body === 'string' ? call.body : '', result })
    return (result.isAnswered ? (result.body ?? {}) : {}) as TwinJson
  }

  #headers() {
    const token = String(this.values.token ?? '')
    return { Accept: 'application/json', lang: 'cs', uid: this.#uid(), ...(token !== '' && { Authorization: token }) }
  }

  #uid() {
    return String(this.values.uid ?? '')
  }
}

const pathOf = (link: string | undefined) => (link === undefined ? null : new URL(link).pathname)
