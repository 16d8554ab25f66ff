import type { FastifyRequest } from 'fastify'
import type { operations } from '#generated/sandbox.d.ts'
import type { Random } from '../domain/state/random.ts'
import type { Triggers } from '../domain/triggers/trigger.ts'
import type { FaultTargets } from '../world/faults/read-fault.ts'
import type { Coverage, DocumentedOperation } from '../world/journal/coverage.ts'
import type { ProviderStates } from '../world/scenario.ts'
import type { Scheduler } from '../world/scheduler.ts'
import type { Snapshots } from '../world/snapshots.ts'
import type { World } from '../world/world.ts'
import type { Awaitable, WorldAccess } from '../world/world-access.ts'
import type { AccessRules } from './guard.ts'
import { SandboxError } from './sandbox-error.ts'

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
  readonly targets: FaultTargets
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

/** The parameters and the body of a request, as `checkRequests` has left them; a body that may be left out is then empty. */
export const pathOf = <Id extends keyof operations>({ params }: FastifyRequest) =>
  params as NonNullable<operations[Id]['parameters']['path']>

export const queryOf = <Id extends keyof operations>({ query }: FastifyRequest) =>
  query as NonNullable<operations[Id]['parameters']['query']>

export const bodyOf = <Id extends keyof operations>({ body }: FastifyRequest) => (body ?? {}) as BodyOf<operations[Id]>

type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json
    : never
  : never

/** The world in the address of a page, which the contract does not have. */
export function pageWorld({ query }: FastifyRequest): string | undefined {
  const { world } = query as { readonly world?: string | readonly string[] }
  return world === undefined ? undefined : String(world)
}
