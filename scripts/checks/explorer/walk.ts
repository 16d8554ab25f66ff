import type { operations } from '#generated/provider.d.ts'
import { operationNames } from '#generated/provider.operations.ts'
import type { EnvelopeMessage, ExplorerEnvelope } from './envelope.ts'
import type { ExchangeAnswer, ExplorerCall } from './exchange.ts'
import { Memory } from './memory.ts'
import type { Wire } from './wire.ts'

/** Wraps each exchange and may compare the world before and after it; throws its finding. */
export type Watch = (
  world: string,
  sent: ExplorerCall,
  send: () => Promise<readonly ExchangeAnswer[]>,
) => Promise<readonly ExchangeAnswer[]>

export type Upload = { readonly meta: object; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
export type OperationId = keyof operations
/** A call of the provider's API. `id` is the parameter of its path (`-` where `accessKey` says which), `query` begins after the question mark. */
export type WalkCall = Omit<ExplorerCall, 'manner' | 'operationId' | 'method' | 'path'> & {
  readonly operationId: OperationId
  readonly id?: string | undefined
  readonly query?: string
  readonly upload?: Upload | undefined
}

const places = new Map(
  Object.entries(operationNames).map(([place, operationId]) => [operationId, place.split(' ')] as const),
)

const unwatched: Watch = (_world, _said, send) => send()

/** The people of one world, who call the provider over HTTP. */
export class Walk {
  readonly memory = new Memory()
  readonly #wire: Wire
  readonly #watch: Watch
  #world = ''
  /** How many exchanges there were. */
  exchanges = 0

  constructor(wire: Wire, watch: Watch = unwatched) {
    this.#wire = wire
    this.#watch = watch
  }

  get world(): string {
    return this.#world
  }

  /** Opens a frozen world of the scenario, or of a snapshot. */
  async open(options: object): Promise<void> {
    const { status, json } = await this.#json('POST', '/sandbox/worlds', { frozen: true, ...options })
    if (status !== 201) throw new Error(`No world was opened: ${JSON.stringify(json)}`)
    this.#world = json?.id ?? ''
  }

  /** Calls the provider's API. Sets a fault for the call, and removes it if the call did not reach it. */
  async call({ upload, id = '-', query, ...rest }: WalkCall): Promise<ExchangeAnswer> {
    const [method = 'GET', place = ''] = places.get(rest.operationId) ?? []
    const path = place.replace(/\{\w+\}/, id) + (query === undefined ? '' : `?${query}`)
    const call = { ...rest, method: method as ExplorerCall['method'], path }
    const { body, key, accessKey, session, uid, fault } = call
    const form = upload && (await formOf(upload))
    const headers = {
      lang: 'cs',
      ...(session && { authorization: session.token, uid: uid ?? session.uid }),
      ...(accessKey !== undefined && { 'access-key': accessKey }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.type }),
    }
    const payload = form?.payload ?? (body && Buffer.from(JSON.stringify(body)))
    const request = { method: call.method, path: `/w/${this.#world}/api${path}`, headers, ...(payload && { payload }) }
    const faultId = fault && (await this.#arm(call.operationId, fault))
    const sent: ExplorerCall = { manner: 'api', ...call, body: body ?? upload?.meta }
    const answers = await this.#exchange(sent, () =>
      Promise.all([this.#send(request), ...(call.isDoubled ? [this.#send(request)] : [])]),
    )
    if (faultId !== undefined) await this.sandbox('DELETE', `/faults/${faultId}`)
    return answers[0] as ExchangeAnswer
  }

  /** Changes the world from outside of the API: by the clock, a trigger or the gateway. */
  async move(sent: ExplorerCall, payload: Buffer | undefined, type: string): Promise<ExchangeAnswer> {
    const { method, path } = sent
    const request = { method, path, headers: payload ? { 'content-type': type } : {}, ...(payload && { payload }) }
    const [answer] = await this.#exchange(sent, async () => [await this.#send(request)])
    return answer as ExchangeAnswer
  }

  /** Calls the control plane of this world without changing the world. */
  sandbox(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<ExchangeAnswer> {
    return this.#json(method, `/sandbox/worlds/${this.#world}${path}`, body)
  }

  /** Newest last. */
  async messages(
    query: { readonly to: string } | { readonly channel: 'sms' | 'email' },
  ): Promise<readonly EnvelopeMessage[]> {
    return (await this.sandbox('GET', `/messages?${new URLSearchParams(query).toString()}`)).json?.messages ?? []
  }

  /** Saves a snapshot and continues in a world opened from it; everyone has to sign in again, because tokens name their world. */
  async fork(): Promise<void> {
    const { json } = await this.sandbox('POST', '/snapshots')
    for (const who of this.memory.sessions.keys()) this.memory.lose(who)
    await this.open({ snapshot: json?.id })
  }

  #exchange(sent: ExplorerCall, send: () => Promise<readonly ExchangeAnswer[]>): Promise<readonly ExchangeAnswer[]> {
    this.exchanges += 1
    return this.#watch(this.#world, sent, send)
  }

  async #arm(operationId: string, { when, kind }: NonNullable<ExplorerCall['fault']>): Promise<string> {
    const detail = kind === 'error_code' ? { errorCode: 500, error: 'internal-error' } : {}
    return (await this.sandbox('POST', '/faults', { operationId, kind, when, times: 1, ...detail })).json?.id ?? ''
  }

  #json(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<ExchangeAnswer> {
    const payload = body && Buffer.from(JSON.stringify(body))
    return this.#send({
      method,
      path,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(payload && { payload }),
    })
  }

  async #send(request: Parameters<Wire>[0]): Promise<ExchangeAnswer> {
    const { status, headers, body } = await this.#wire(request)
    const text = body.toString()
    return { status, headers, text, json: parsed(text) }
  }
}

const parsed = (text: string): ExplorerEnvelope | undefined => {
  try {
    return JSON.parse(text) as ExplorerEnvelope
  } catch {
    return undefined
  }
}

const formOf = async ({ meta, name, type, bytes }: Upload) => {
  const form = new FormData()
  form.append('meta[0]', JSON.stringify(meta))
  form.append('File[0]', new Blob([bytes.slice()], { type }), name)
  const body = new Response(form)
  return { payload: Buffer.from(await body.arrayBuffer()), type: body.headers.get('content-type') ?? '' }
}
