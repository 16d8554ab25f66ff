import * as v from 'valibot'
import { explainFailure } from '../network-words.ts'

type Params = Readonly<Record<string, unknown>>
type Values = Record<string, string | number | boolean>

const answer = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/**
 * Asks the provider for its states by `POST {address}` with `{state, params, action}`. The answer's values go into the interaction;
 * `world` among them chooses the world of its requests.
 */
export class StateDesk {
  /** The world of the interaction that is under way, when the provider has worlds. */
  world: string | undefined
  /** Why the state of the interaction under way could not be set up; its requests must not reach the provider then. */
  failure: string | undefined
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  async setUp(state: string, params: Params): Promise<Values> {
    this.world = undefined
    this.failure = undefined
    try {
      const values = v.parse(answer, await this.#ask(state, params, 'setup'))
      if (typeof values.world === 'string') this.world = values.world
      return values
    } catch (error) {
      this.failure = `The state "${state}" could not be set up: ${explainFailure(error)}`
      return {}
    }
  }

  /** Tells the provider that the interaction is over, and which world was its own. */
  async tearDown(state: string, params: Params): Promise<void> {
    const { world } = this
    if (this.failure === undefined)
      await this.#ask(state, { ...params, ...(world !== undefined && { world }) }, 'teardown')
    this.world = undefined
    this.failure = undefined
  }

  async #ask(state: string, params: Params, action: 'setup' | 'teardown'): Promise<unknown> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params, action }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`HTTP ${response.status} ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
}
