import type { FastifyInstance } from 'fastify'
import { answeredSession } from '../recording/answered-session.ts'
import { BOUNDARY, multipartBody } from '../recording/multipart-body.ts'
import type { NewFault } from '../recording/recording.ts'
import type { RepeatedCall, RepeatedStep, RepeatedValue, SessionParams } from '../recording/session-params.ts'
import { parseInstant } from '../world/clock/parse-instant.ts'
import { armFault, disarm } from '../world/faults/armed-faults.ts'
import { readInbox } from '../world/inbox/inbox.ts'
import type { World } from '../world/world.ts'
import { updateWorldClock } from './clock-routes.ts'
import { checkPart } from './contract-check.ts'
import { pullTrigger } from './event-routes.ts'
import type { SandboxKit } from './kit.ts'
import { badRequest } from './sandbox-error.ts'

/** Faults that a repeated call must not have: its caller is this process, and the steps already describe their effect on the world. */
const OF_THE_WIRE = new Set<NewFault['kind']>(['reset', 'refuse', 'stall', 'cut', 'garbage', 'html', 'latency'])
const NEVER_DECIDED = /^(reset|refuse|stall|cut|garbage|html) before$/

interface Answered {
  readonly response?: unknown
}

/**
 * Pact's state `a recorded session`: repeats the steps before a recorded call in a new world, with their callers, and returns the values
 * that the call needs. Throws 400 with the step that could not be repeated.
 */
export async function repeatSession(scope: FastifyInstance, kit: SandboxKit, params: object) {
  const session = params as unknown as SessionParams
  if (!Array.isArray(session.steps)) throw badRequest('params.steps must be the steps of a recording')
  const { scenario, frozen, seed } = session
  const now = parseInstant(session.now)
  if (now === undefined) throw badRequest('params.now must be an ISO instant')
  const world = await kit.worlds.open({ scenario, frozen, now, ...(seed !== undefined && { seed: `${seed}` }) })
  const repeated = new RepeatedSession(scope, kit, session, world)
  for (const [index, step] of (session.steps as RepeatedStep[]).entries()) await repeated.take(step, index)
  return repeated.values()
}

class RepeatedSession {
  readonly #scope: FastifyInstance
  readonly #kit: SandboxKit
  readonly #params: SessionParams
  readonly #world: World
  readonly #answers = new Map<number, Answered>()
  readonly #faults = new Map<string, string>()
  readonly #values: Record<string, string> = {}

  constructor(scope: FastifyInstance, kit: SandboxKit, params: SessionParams, world: World) {
    this.#scope = scope
    this.#kit = kit
    this.#params = params
    this.#world = world
  }

  async take(step: RepeatedStep, index: number): Promise<void> {
    if (step.kind === 'call') await this.#call(step, index)
    else await this.#kit.worlds.resume(this.#world, (world) => this.#steer(world, step, index))
    const values = (this.#params.values ?? []).filter((value) => value.step === index)
    await this.#kit.worlds.resume(this.#world, (world) => {
      for (const value of values) this.#values[value.name] = this.#read(world, value)
    })
  }

  values(): Record<string, string> {
    const { session, uid } = this.#params
    const { token = '' } = this.#responseOf(session)
    return { world: this.#world.id, token, uid: this.#uidOf({ session, uid }), ...this.#values }
  }

  #steer(world: World, step: Exclude<RepeatedStep, RepeatedCall>, index: number): void {
    this.#kit.scheduler.runUpTo(world, world.clock.now())
    const place = `params.steps.${index}`
    if (step.kind === 'clock') {
      checkPart('ClockMove', step.move, `${place}.move`)
      updateWorldClock(this.#kit, world, step.move)
    } else if (step.kind === 'trigger') {
      checkPart('Trigger', step.trigger, `${place}.trigger`)
      pullTrigger(this.#kit, world, { ...step.trigger })
    } else if (step.kind === 'fault') {
      checkPart('NewFault', step.fault, `${place}.fault`)
      this.#arm(world, step.id, step.fault)
    } else if (step.kind === 'faults-removed') this.#disarm(world, step.fault)
    else throw badRequest(`${place} is none of clock, trigger, fault, faults-removed and call`)
  }

  #arm(world: World, id: string, fault: NewFault): void {
    if (OF_THE_WIRE.has(fault.kind)) return
    const { decision } = world.act((state) => armFault(state, fault, this.#kit.targets))
    this.#faults.set(id, decision.fault.id)
  }

  #disarm(world: World, id: string | undefined): void {
    const own = id === undefined ? undefined : this.#faults.get(id)
    if (id === undefined || own !== undefined) world.act((state) => ({ changes: disarm(state, own) }))
  }

  async #call(step: RepeatedCall, index: number): Promise<void> {
    const { method, path, query = {}, lang = 'cs', accessKey, idempotencyKey, body, files, session, fault = '' } = step
    if (NEVER_DECIDED.test(fault)) return
    const uid = this.#uidOf(step)
    const { token } = this.#responseOf(session)
    const answer = await this.#scope.inject({
      method,
      url: `/w/${this.#world.id}/api${this.#filled(path) as string}`,
      query: { ...(method !== 'POST' && { uid }), ...(this.#filled(query) as Record<string, string>) },
      headers: {
        uid,
        lang,
        ...(token !== undefined && { authorization: token }),
        ...(accessKey !== undefined && { 'access-key': this.#filled(accessKey) as string }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(files && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
      },
      ...(files && { payload: multipartBody(files) }),
      ...(body && { payload: this.#filled(body) as object }),
    })
    if (String(answer.headers['content-type']).includes('json')) this.#answers.set(index, answer.json<Answered>())
  }

  #responseOf(session: number | undefined) {
    return (session === undefined ? undefined : answeredSession(this.#answers.get(session)?.response)) ?? {}
  }

  /** The uid of the token's person; a newly registered person has another personId in each run. */
  #uidOf({ session, uid }: { readonly session?: number | undefined; readonly uid: string }): string {
    return this.#responseOf(session).personId ?? uid
  }

  #read(world: World, { name, step, from }: RepeatedValue): string {
    const found = from.kind === 'answer' ? textAt(this.#answers.get(step), from.path) : readLetter(world, from)
    if (found === undefined) throw badRequest(`Step ${step} did not bring ${name} this time`)
    return found
  }

  /** Replaces the placeholders by the values of this run. */
  #filled(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replaceAll(/\$\{(\w+)\}/g, (place, name: string) => this.#values[name] ?? place)
    if (Array.isArray(value)) return value.map((item) => this.#filled(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#filled(member)]))
  }
}

function readLetter(world: World, from: Exclude<RepeatedValue['from'], { kind: 'answer' }>): string | undefined {
  const isCode = from.kind === 'code'
  const messages = readInbox(world, { channel: isCode ? from.channel : 'email', to: from.to })
  if (isCode) return messages.findLast(({ code }) => code !== undefined)?.code
  const link = messages.findLast((message) => message.link !== undefined)?.link
  return (link && URL.parse(link, 'http://portal')?.searchParams.get(from.parameter)) ?? undefined
}

/** The text at `Data.Phones[0].Id`. */
function textAt(answer: unknown, path: string): string | undefined {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer)
  return typeof found === 'string' ? found : undefined
}
