import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { valueAtPath } from '../value-at-path.ts'
import { type Mixed, mix } from './mix.ts'

export type Soaked = { calls: number; worlds: number; wrong: Map<string, number>; answers: Map<string, number> }

type Who = { donor: string; family: string }

/** Creates a world, signs its people in, calls in it, deletes it, and repeats until it has made its calls. */
export class SoakVisitor {
  readonly #port: number
  /** One connection for consecutive calls. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #soaked: Soaked
  #number = 0

  constructor(port: number, soaked: Soaked) {
    this.#port = port
    this.#soaked = soaked
  }

  async visit(calls: number, inWorld: number): Promise<void> {
    for (let left = calls; left > 0; left -= inWorld) await this.#live(Math.min(left, inWorld))
    this.#agent.destroy()
  }

  async #live(calls: number) {
    const id = String(valueAtPath(await this.#request('POST', '/sandbox/worlds', { frozen: true }), 'id'))
    const who = { donor: await this.#signInDonor(id), family: await this.#signInFamily(id) }
    for (let n = 0; n < calls; n += 1) await this.#call(this.#choose(), id, who)
    await this.#request('DELETE', `/sandbox/worlds/${id}`)
    this.#soaked.worlds += 1
  }

  #choose(): Mixed {
    this.#number += 1
    return mix.find(({ every }) => this.#number % every === 0) as Mixed
  }

  async #call(mixed: Mixed, world: string, who: Who) {
    const { method, path, as, headers = {}, want } = mixed
    const number = String(this.#number)
    const url = path.startsWith('/sandbox') ? path.replace('{world}', world) : `/w/${world}${path}`
    const key = headers['idempotency-key']?.replace('#', number)
    const sent = { ...headers, ...(as && { authorization: who[as] }), ...(key && { 'idempotency-key': key }) }
    const answer = await this.#send(method, url, sent, mixed.body?.replaceAll('#', number))
    const outcome = outcomeOf(answer)
    this.#soaked.answers.set(outcome, (this.#soaked.answers.get(outcome) ?? 0) + 1)
    if (want.includes(outcome)) return
    const wrong = `${mixed.name}: ${outcome} ${answer?.body.slice(0, 200)}`
    this.#soaked.wrong.set(wrong, (this.#soaked.wrong.get(wrong) ?? 0) + 1)
  }

  async #signInDonor(world: string): Promise<string> {
    const login = { username: '10000001', password: 'andel123' }
    return String(valueAtPath(await this.#request('POST', `/w/${world}/api/login`, login), 'response.token'))
  }

  async #signInFamily(world: string): Promise<string> {
    const step = (payload: object) => this.#request('POST', `/w/${world}/api/loginRecipient`, payload)
    const person = { personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    const transactionId = valueAtPath(await step({ step: 'login', ...person }), 'Data.TransactionId')
    const inbox = await this.#request('GET', `/sandbox/worlds/${world}/messages?channel=sms`)
    const code = valueAtPath(inbox, 'messages.0.code')
    return String(valueAtPath(await step({ step: 'verify', transactionId, code }), 'response.token'))
  }

  /** A call that sets up or deletes a world; it counts, and must succeed. */
  async #request(method: string, url: string, payload?: object): Promise<unknown> {
    const headers: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await this.#send(method, url, headers, payload && JSON.stringify(payload))
    if (!answer || answer.status >= 300) throw new Error(`${method} ${url} returned ${answer?.status} ${answer?.body}`)
    return answer.body === '' ? undefined : JSON.parse(answer.body)
  }

  /** Resolves to undefined if no complete answer came. */
  #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer | undefined> {
    this.#soaked.calls += 1
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    const options = { host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers }
    request(options, (incoming) => {
      const { statusCode: status = 0 } = incoming
      text(incoming).then(
        (received) => resolve({ status, body: received }),
        () => resolve(undefined),
      )
    })
      .on('error', () => resolve(undefined))
      .end(body)
    return promise
  }
}

type Answer = { readonly status: number; readonly body: string }

function outcomeOf(answer: Answer | undefined): string {
  if (!answer) return 'cut'
  const code = /^\{"error_code":(\d+)/.exec(answer.body)?.[1]
  return code === undefined ? String(answer.status) : `${answer.status} ${code}`
}
