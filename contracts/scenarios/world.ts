import { TestRunner } from 'vitest'
import type { components, operations } from '#generated/sandbox.d.ts'
import { readResponse } from '../http/answer-body.ts'
import { ProviderStateClient } from '../provider/states/provider-state-client.ts'
import { readTarget } from '../target.ts'
import { type CallerIdentity, ScenarioCaller } from './caller.ts'

type Schemas = components['schemas']
type MessageQuery = NonNullable<operations['listMessages']['parameters']['query']>

const { origin, api, states } = readTarget()

/**
 * Opens a world for one test, which is closed when the test ends:
 *
 *     await using world = await openWorld({ frozen: true })
 *
 * By default it starts at the time of the default scenario, Tuesday 10 November 2026 10:00 in Prague, with the clock running.
 */
export async function openWorld(options: Schemas['NewWorld'] = {}): Promise<ScenarioWorld> {
  if (states !== undefined) return beginByState(states, options)
  const { id } = await control<Schemas['World']>('POST', '/worlds', options)
  return new ScenarioWorld(id)
}

export class ScenarioWorld implements AsyncDisposable {
  readonly id: string
  readonly #close: () => Promise<unknown>

  constructor(id: string, close: () => Promise<unknown> = () => control('DELETE', `/worlds/${id}`)) {
    this.id = id
    this.#close = close
  }

  /** A visitor who is not signed in. */
  visitor(): ScenarioCaller {
    return this.caller({ token: undefined, personId: '' })
  }

  /** A caller with the token and personId of a sign-in, of this world or another. */
  caller({ token, personId }: CallerIdentity): ScenarioCaller {
    return new ScenarioCaller(api, this.id, { token, personId })
  }

  /** Signs a donor or an administrator in by number, e-mail or name; fails the test if the provider refuses. */
  async signIn(username: string, password = 'andel123'): Promise<ScenarioCaller> {
    const { response, error } = await this.visitor().post('/login', { username, password })
    if (response === undefined) throw new Error(`${username} was refused: ${error}`)
    // An answer without the personId is a fault of the sign-in, so it must not fail every scenario.
    const { token, personId = '' } = response as Partial<CallerIdentity>
    return this.caller({ token, personId })
  }

  /** Advances the clock by an ISO duration (`PT15M`, `PT0.001S`); the events due in that time happen. */
  async advance(duration: string): Promise<void> {
    await this.turnClock({ advance: duration })
  }

  /** The other changes of the clock: set it to an instant or the next event, pause it, or run it. */
  async turnClock(move: Schemas['ClockMove']): Promise<void> {
    await control('PATCH', `/worlds/${this.id}/clock`, move)
  }

  /** E-mails and SMS of the world, newest last. */
  async messages(query: MessageQuery = {}): Promise<Schemas['MessageList']['messages']> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
    return (await control<Schemas['MessageList']>('GET', `/worlds/${this.id}/messages?${search.toString()}`)).messages
  }

  /** The code in the last SMS. */
  async lastCode(): Promise<string> {
    const code = (await this.messages({ channel: 'sms' })).at(-1)?.code
    if (code === undefined) throw new Error('No SMS with a code has come')
    return code
  }

  /** Returns the id of the fault. */
  async fault(fault: Schemas['NewFault']): Promise<string> {
    return (await control<Schemas['Fault']>('POST', `/worlds/${this.id}/faults`, fault)).id
  }

  /** Removes one fault, or all of them. */
  async removeFaults(id?: string): Promise<void> {
    await control('DELETE', `/worlds/${this.id}/faults${id === undefined ? '' : `/${id}`}`)
  }

  async trigger(trigger: Schemas['Trigger']): Promise<void> {
    await control('POST', `/worlds/${this.id}/triggers`, trigger)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close()
  }
}

/** Calls the control plane; throws with its message if it refuses. */
async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  if (states !== undefined) skip(`${method} /sandbox${path}`)
  const response = await fetch(`${origin}/sandbox${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = (await readResponse(response)).toString()
  if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

const BEGINNING = 'the default scenario'

/**
 * Begins a scenario on a backend without worlds by its provider state, `the default scenario`. The clock of such a backend cannot be
 * frozen; a scenario that needs more than that is skipped.
 */
async function beginByState(states: string, options: object): Promise<ScenarioWorld> {
  const more = Object.keys(options).filter((name) => name !== 'frozen')
  if (more.length > 0) skip(`a world with its own ${more.join(', ')}`)
  const stateClient = new ProviderStateClient(states)
  await stateClient.setUp(BEGINNING, {})
  if (stateClient.failure !== undefined) throw new Error(stateClient.failure)
  return new ScenarioWorld(stateClient.world ?? '', () => stateClient.tearDown(BEGINNING, {}))
}

/** Ends the running test as skipped: it needs a feature that only the control plane of a sandbox has. */
function skip(call: string): never {
  // Without worlds the path of a call has an empty world name.
  const need = call.replace('/worlds//', '/worlds/{world}/')
  const test = TestRunner.getCurrentTest()
  test?.context.skip(`needs the control plane: ${need}`)
  throw new Error(`This needs the control plane: ${need}`)
}
