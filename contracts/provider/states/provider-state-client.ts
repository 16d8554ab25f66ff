import { typeOf } from '../../differences/difference.ts'
import { readResponse } from '../../http/answer-body.ts'
import { explainFailure, inShort } from '../../network-texts.ts'

type Params = Readonly<Record<string, unknown>>
type Values = Record<string, string | number | boolean>

const PATIENCE_MS = 25_000

/**
 * Sets up and tears down provider states by `POST {address}` with `{state, params, action}`. The answer's values are filled into the
 * interaction; the value `world` selects the world of its requests.
 */
export class ProviderStateClient {
  /** The world of the current interaction, if the provider has worlds. */
  world: string | undefined
  /** The values that the state of the current interaction returned. */
  values: Values = {}
  /** Why the state of the current interaction could not be set up; its requests must not be sent to the provider then. */
  failure: string | undefined
  /** Whether nothing answered at the address, as after a crash of the backend. */
  isUnreachable = false
  isSetUp = false
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  async setUp(state: string, params: Params): Promise<Values> {
    this.#forget()
    this.isSetUp = true
    try {
      this.values = readValues(await this.#changeState(state, params, 'setup'))
      if (typeof this.values.world === 'string') this.world = this.values.world
    } catch (error) {
      this.isUnreachable = error instanceof TypeError
      this.failure = `The state "${state}" could not be set up: ${explainFailure(error)}`
    }
    return this.values
  }

  /**
   * Reports the end of the interaction and its world to the provider, once. Returns the values of its answer, such as the number of
   * messages; any other body is allowed. Throws if the provider refuses.
   */
  async tearDown(state: string, params: Params): Promise<Values> {
    const { world, failure, isSetUp } = this
    this.#forget()
    if (failure !== undefined || !isSetUp) return {}
    const text = await this.#changeState(state, { ...params, ...(world !== undefined && { world }) }, 'teardown')
    try {
      return readValues(text)
    } catch {
      return {}
    }
  }

  #forget(): void {
    this.world = undefined
    this.values = {}
    this.failure = undefined
    this.isUnreachable = false
    this.isSetUp = false
  }

  /** A redirect is not followed but reported: the call would arrive as a different one. */
  async #changeState(state: string, params: Params, action: 'setup' | 'teardown'): Promise<string> {
    const response = await fetch(this.#address, {
      method: 'POST',
      // An idle connection would block a server that has one thread.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ state, params, action }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = (await readResponse(response)).toString()
    const target = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && target !== null)
      throw new Error(`HTTP ${response.status}, a redirect to ${target}: name the address that it leads to`)
    if (!response.ok) throw new Error(`HTTP ${response.status} ${inShort(text)}`.trim())
    return text
  }
}

function readValues(text: string): Values {
  const answer = readJson(text)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error(`its answer is ${typeOf(answer)}, and has to be flat JSON, as {"token": "…", "uid": "…"}`)
  for (const [name, value] of Object.entries(answer))
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new Error(`${name} in its answer is ${typeOf(value)}, and has to be a text, a number, or true or false`)
  return answer as Values
}

function readJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    const bytes = Buffer.byteLength(text)
    throw new Error(
      `its answer is no JSON: ${inShort(text)} (${bytes} bytes; if it ends early, Content-Length has to count bytes, not characters)`,
    )
  }
}
