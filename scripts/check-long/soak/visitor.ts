import { at } from '../value-at-path.ts'
import { type ConnectionAnswer, KeptConnection } from './kept-alive-connection.ts'
import { type Mixed, mix } from './mix.ts'

export type Soaked = { calls: number; worlds: number; wrong: Map<string, number>; answers: Map<string, number> }

type Who = { donor: string; family: string }

/** Creates a world, signs its people in, calls in it, deletes it, and repeats until it has made its calls. */
export class Visitor {
  readonly #connection: KeptConnection
  readonly #soaked: Soaked
  #number = 0

  constructor(port: number, soaked: Soaked) {
    this.#connection = new KeptConnection(port)
    this.#soaked = soaked
  }

  async visit(calls: number, inWorld: number): Promise<void> {
    for (let left = calls; left > 0; left -= inWorld) await this.#live(Math.min(left, inWorld))
    await this.#connection.close()
  }

  async #live(calls: number) {
    const id = String(at(await this.#ask('POST', '/sandbox/worlds', { frozen: true }), 'id'))
    const who = { donor: await this.#signInDonor(id), family: await this.#signInFamily(id) }
    for (let n = 0; n < calls; n += 1) await this.#call(this.#choose(), id, who)
    await this.#ask('DELETE', `/sandbox/worlds/${id}`)
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
    const heard = await this.#connection.send(writeRequest(method, url, sent, mixed.body?.replaceAll('#', number)))
    this.#soaked.calls += 1
    const told = tell(heard)
    this.#soaked.answers.set(told, (this.#soaked.answers.get(told) ?? 0) + 1)
    if (want.includes(told)) return
    const wrong = `${mixed.name}: ${told} ${heard?.body.slice(0, 200)}`
    this.#soaked.wrong.set(wrong, (this.#soaked.wrong.get(wrong) ?? 0) + 1)
  }

  async #signInDonor(world: string): Promise<string> {
    const login = { username: '10000001', password: 'andel123' }
    return String(at(await this.#ask('POST', `/w/${world}/api/login`, login), 'response.token'))
  }

  async #signInFamily(world: string): Promise<string> {
    const step = (payload: object) => this.#ask('POST', `/w/${world}/api/loginRecipient`, payload)
    const person = { personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    const transactionId = at(await step({ step: 'login', ...person }), 'Data.TransactionId')
    const inbox = await this.#ask('GET', `/sandbox/worlds/${world}/messages?channel=sms`)
    const code = at(inbox, 'messages.0.code')
    return String(at(await step({ step: 'verify', transactionId, code }), 'response.token'))
  }

  /** A call that sets up or deletes a world; it counts, and must succeed. */
  async #ask(method: string, url: string, payload?: object): Promise<unknown> {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
    const body = payload === undefined ? undefined : JSON.stringify(payload)
    const heard = await this.#connection.send(writeRequest(method, url, headers, body))
    this.#soaked.calls += 1
    if (!heard || heard.status >= 300) throw new Error(`${method} ${url} heard ${heard?.status} ${heard?.body}`)
    return heard.body === '' ? undefined : JSON.parse(heard.body)
  }
}

function tell(heard: ConnectionAnswer | undefined): string {
  if (!heard) return 'cut'
  const code = /^\{"error_code":(\d+)/.exec(heard.body)?.[1]
  return code === undefined ? String(heard.status) : `${heard.status} ${code}`
}

function writeRequest(method: string, url: string, headers: Readonly<Record<string, string>>, body?: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]
  return [`${method} ${url} HTTP/1.1`, 'host: 127.0.0.1', ...lines, ...length, '', body ?? ''].join('\r\n')
}
