import type { FastifyRequest } from 'fastify'
import type { Random } from '../domain/state/random.ts'
import type { Triggers } from '../domain/triggers/trigger.ts'
import type { Coverage, DocumentedOperation } from '../world/journal/coverage.ts'
import type { ProviderStates } from '../world/scenario.ts'
import type { Scheduler } from '../world/scheduler.ts'
import type { Snapshots } from '../world/snapshots.ts'
import type { World } from '../world/world.ts'
import type { Awaitable, WorldAccess } from '../world/world-access.ts'
import type { AccessRules } from './guard.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

/** The dependencies of the control plane; app.ts provides them, so that it does not depend on the provider's HTTP. */
export interface SandboxKit {
  readonly worlds: WorldAccess
  readonly snapshots: Snapshots
  /** Real time, epoch ms: when a state link was saved. */
  readonly realTime: () => number
  /** Aborted when the server begins to stop: streams and waiting reads end. */
  readonly stopping: AbortSignal
  readonly scheduler: Scheduler
  readonly triggers: Triggers
  readonly providerStates: ProviderStates
  readonly coverage: Coverage
  readonly documented: readonly DocumentedOperation[]
  /** Operations that a fault may apply to. */
  readonly operationIds: ReadonlySet<string>
  readonly access: AccessRules
  readonly worldCookie: string
  /** Attributes of every cookie. */
  readonly cookieEnd: string
  /** Whether a world created without a seed gets an unguessable one. */
  readonly hasRandomSeeds: boolean
  /** Folder of the built console; without it a plain page is served instead. */
  readonly consoleDist: string | undefined
  /** The portal's origin for this reader: the configured one, otherwise the one of the request. */
  portalOriginFor(request: FastifyRequest): string
  /** An access token of the world for a person, `lifeMs` from `now`; in a new session, or in the given one. */
  sign(world: World, person: SignedPerson, now: number, random: Random): string
}

interface SignedPerson {
  readonly personId: string
  readonly scope: string
  readonly lifeMs: number
  readonly session?: { readonly jti: string; readonly startedAt: number }
}

export type Body = Readonly<Record<string, unknown>>

/** Runs `work` in the world of the path after all due events, as `WorldAccess.withWorld`. */
export function inWorld<Result>(
  { worlds, scheduler }: SandboxKit,
  request: FastifyRequest,
  work: (world: World) => Result,
): Awaitable<Result> {
  const { world: id } = request.params as { world: string }
  return worlds.withWorld(id, (world) => {
    if (!world) throw new SandboxError(404, 'unknown-world', `There is no world ${id}; POST /sandbox/worlds makes one`)
    scheduler.runUpTo(world, world.clock.now())
    return work(world)
  })
}

export function bodyOf({ body }: FastifyRequest, known: readonly string[]): Body {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest('The body must be a JSON object')
  const strange = Object.keys(body).find((key) => !known.includes(key))
  if (strange !== undefined) throw badRequest(`${strange} is not known here; there are ${known.join(', ')}`)
  return body as Body
}

export function queryOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const read = query as Readonly<Record<string, string | string[] | undefined>>
  const doubled = Object.keys(read).find((key) => Array.isArray(read[key]))
  if (doubled !== undefined) throw badRequest(`${doubled} is in the query twice`)
  return read as Readonly<Record<string, string | undefined>>
}

/** An integer of the query from `least` to `most`; `otherwise` when it is missing. */
export function queryNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
  otherwise: number,
): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d{1,10}$/.test(text) && value >= least && value <= most) return value
  throw badRequest(`${name} must be a whole number from ${least} to ${most}`)
}
