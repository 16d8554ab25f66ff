import type { components, operations } from '#generated/sandbox.d.ts'
import { readResponse } from '../http/answer-body.ts'
import { reachSandbox } from '../reach-sandbox.ts'
import { readTarget } from '../target.ts'
import { type CallerIdentity, ScenarioCaller } from './caller.ts'
import { beginByState, endByState, skip } from './own-backend.ts'

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
  if (states !== undefined) return new ScenarioWorld(await beginByState(states, options))
  const { id } = await control<Schemas['World']>('POST', '/worlds', options)
  return new ScenarioWorld(id)
}

export class ScenarioWorld implements AsyncDisposable {
  readonly id: string

  constructor(id: string) {
    this.id = id
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

  /** The coming events, soonest first. */
  async events(limit = 20): Promise<Schemas['EventList']['events']> {
    return (await control<Schemas['EventList']>('GET', `/worlds/${this.id}/events?limit=${limit}`)).events
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

  /** The journal of the world, by operation if one is given. */
  async journal(operationId?: string): Promise<Schemas['Journal']['entries']> {
    const search = operationId === undefined ? '' : `?operationId=${operationId}`
    return (await control<Schemas['Journal']>('GET', `/worlds/${this.id}/journal${search}`)).entries
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (states !== undefined) await endByState(states, this.id)
    else await control('DELETE', `/worlds/${this.id}`)
  }
}

/** Calls the control plane; throws with its message if it refuses. */
async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  if (states !== undefined) skip(`${method} /sandbox${path}`)
  const response = await reachSandbox(origin, path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = (await readResponse(response)).toString()
  if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
