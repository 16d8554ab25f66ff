import * as v from 'valibot'
import { CommandError } from '../define-command.ts'
import { readResponse } from '../http/answer-body.ts'
import { explainFailure } from '../network-texts.ts'

const PATIENCE_MS = 30_000
const link = v.object({ href: v.string() })
const index = v.object({ _links: v.record(v.string(), v.union([link, v.array(link)])) })
type Links = v.InferOutput<typeof index>['_links']
const LOOK = 'Look at the address.'

/**
 * A client of a Pact Broker by its documented HTTP API (HAL). The token comes from PACT_BROKER_TOKEN, or a name and password from
 * PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, never from the command line, which other users can read. The broker's own CLI is not
 * used: with `--output json` it exits with 0 on a no, and it takes a minute to report an unreachable broker.
 */
export class Broker {
  readonly #base: string
  readonly #authorization: string | undefined

  constructor(base: string, env: NodeJS.ProcessEnv) {
    if (!/^https?:/.test(base) || !URL.canParse(base))
      throw new CommandError(`--broker ${base} is no address: it has to begin with http:// or https://`)
    this.#base = base.replace(/\/$/, '')
    const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = env
    if (token) this.#authorization = `Bearer ${token}`
    else if (name) this.#authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
  }

  /** Sends a request to the broker; `address` is a path of it or a link that it returned. Throws a readable CommandError. */
  async call(method: 'GET' | 'POST' | 'PUT', address: string, body?: object): Promise<unknown> {
    const url = address.startsWith('/') ? `${this.#base}${address}` : this.#own(address)
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/hal+json, application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#authorization !== undefined && { authorization: this.#authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new CommandError(`The broker does not answer at ${this.#base}: ${explainFailure(error)}`)
    })
    const text = (await readResponse(response)).toString()
    if (response.status === 404 && address === '/')
      throw new CommandError(`What answers at ${this.#base} is no Pact Broker: it has no first page. ${LOOK}`)
    if (!response.ok) throw new CommandError(this.#explain(response.status, `${method} ${new URL(url).pathname}`, text))
    try {
      return text === '' ? {} : JSON.parse(text)
    } catch {
      throw new CommandError(`What answers at ${this.#base} is no Pact Broker: it sent no JSON. ${LOOK}`)
    }
  }

  /** Returns the links of the broker's index. Throws CommandError if the server is not a Pact Broker. */
  async readLinks(): Promise<Links> {
    const { success, output } = v.safeParse(index, await this.call('GET', '/'))
    if (success && Object.keys(output._links).some((relation) => relation.startsWith('pb:'))) return output._links
    throw new CommandError(
      `What answers at ${this.#base} is no Pact Broker: its first page has no links of one. ${LOOK}`,
    )
  }

  /** Returns the address of a relation in the broker's index, its templates filled in. */
  async findLink(relation: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
    const { [relation]: links = [] } = await this.readLinks()
    const { href } = [links].flat()[0] ?? {}
    if (href === undefined)
      throw new CommandError(`The Pact Broker at ${this.#base} is too old: it has no link ${relation}.`)
    return href.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''))
  }

  /** The token is sent only to the broker, whatever links its pages contain. */
  #own(address: string): string {
    if (new URL(address).origin === new URL(this.#base).origin) return address
    throw new CommandError(
      `The broker at ${this.#base} points elsewhere, to ${address}. Use the address that it knows itself by.`,
    )
  }

  #explain(status: number, call: string, text: string): string {
    if (status === 401 || status === 403)
      return this.#authorization === undefined
        ? `The broker requires credentials: set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`
        : `The broker refused the token or password (HTTP ${status}): is it the right one, and may it do this?`
    if (status === 404)
      return `The broker knows nothing at ${call}: is the name, the version or the environment published?`
    return `The broker refused ${call} with HTTP ${status}: ${text.slice(0, 300)}`
  }
}
