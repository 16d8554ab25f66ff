import { randomInt } from 'node:crypto'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import { recorderOf, startRecording } from '../recording/recorder.ts'
import { parseInstant } from '../world/clock/parse-instant.ts'
import type { CreateWorldOptions } from '../world/create-world-options.ts'
import type { World } from '../world/world.ts'
import type { WorldSummary } from '../world/world-access.ts'
import { cookieWorld } from './console-routes.ts'
import { type Body, bodyOf, inWorld, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'
import { openStateLink } from './state-link.ts'
import { changeLabel, labelOf, readLabel } from './world-label.ts'

/** As in openapi/sandbox/worlds.yaml. */
const LARGEST_SEED = 4_294_967_295

/** Scenarios, and the worlds created from them. */
export function worldRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/scenarios', async () => ({ scenarios: kit.worlds.scenarios.map(describeScenario) }))
  scope.get('/worlds', async (request) => {
    const worlds = (await kit.worlds.all()).map(describeWorld)
    const entered = cookieWorld(kit, request)
    return {
      worlds,
      limit: kit.worlds.limit,
      memory: getHeapStatistics().used_heap_size,
      canRecord: !kit.worlds.isShared,
      ...(worlds.some(({ id }) => id === entered) && { entered }),
    }
  })
  scope.post('/worlds', async (request, reply) => {
    const body = bodyOf(request, ['scenario', 'id', 'now', 'frozen', 'seed', 'snapshot', 'recorded', 'name', 'note'])
    return reply.status(201).send(describeWorld(await openWorld(kit, body)))
  })
  scope.get('/worlds/:world', async (request) => inWorld(kit, request, describeWorld))
  scope.patch('/worlds/:world', async (request) => {
    const change = readLabel(bodyOf(request, ['name', 'note']))
    return inWorld(kit, request, (world) => {
      world.setLabel(changeLabel(world.label, change))
      return describeWorld(world)
    })
  })
  scope.delete('/worlds/:world', async (request, reply) => {
    await kit.worlds.close(await inWorld(kit, request, ({ id }) => id))
    return reply.status(204).send()
  })
  scope.get('/enter/:world', async (request, reply) => {
    const world = await inWorld(kit, request, ({ id }) => ({ id }))
    return enter(kit, reply, world, queryOf(request).to)
  })
}

/**
 * The browser uses this world until it enters another one. The redirect accepts own paths only, so that a link cannot lead away (rule
 * 2.15).
 */
export function enter(kit: SandboxKit, reply: FastifyReply, world: Pick<WorldSummary, 'id'>, to = '/') {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(to)) throw badRequest('to must be a path of this server, such as /login')
  reply.header('set-cookie', `${kit.worldCookie}=${world.id}; Path=/; ${kit.cookieEnd}`)
  return reply.redirect(encodePath(to), 302)
}

/** A header accepts ASCII only; percent-encoded parts are unchanged. */
const encodePath = (path: string): string => path.toWellFormed().replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent)

async function openWorld({ worlds, snapshots, hasRandomSeeds }: SandboxKit, body: Body): Promise<WorldSummary> {
  const { snapshot, recorded = false } = body
  // A recording is repeated with its seed, so it needs a seed that a file can hold.
  const seed = body.seed ?? (recorded && hasRandomSeeds ? randomInt(LARGEST_SEED) : undefined)
  const options = readOptions({ ...body, seed })
  if (typeof recorded !== 'boolean') throw badRequest('recorded must be true or false')
  if (recorded && snapshot !== undefined)
    throw badRequest('A file could not repeat what went before a snapshot: recorded and snapshot do not go together')
  if (recorded && seed !== undefined && !Number.isSafeInteger(Number(seed)))
    throw badRequest('seed must be a whole number')
  if (recorded && worlds.isShared)
    throw new SandboxError(
      422,
      'recording-needs-one-server',
      'A recording lives in one process; start a sandbox of its own, without DATABASE_URL, to record',
    )
  if (snapshot === undefined) {
    const world = await worlds.open(options)
    if (recorded) startRecording(world, seed === undefined ? undefined : Number(seed))
    return world
  }
  const link = typeof snapshot === 'string' ? await snapshots.get(snapshot) : undefined
  if (!link) throw new SandboxError(404, 'unknown-snapshot', 'There is no such snapshot')
  if (options.scenario !== undefined || options.now !== undefined)
    throw badRequest('A snapshot brings its own scenario and moment; move the clock afterwards')
  return openStateLink(worlds, link, options)
}

function readOptions({ scenario, id, now, frozen, seed, name, note }: Body): CreateWorldOptions {
  const moment = typeof now === 'string' ? parseInstant(now) : undefined
  if (now !== undefined && moment === undefined)
    throw badRequest('now must be an ISO instant, such as 2026-11-10T10:00:00+01:00')
  if (scenario !== undefined && typeof scenario !== 'string') throw badRequest('scenario must be a name')
  if (frozen !== undefined && typeof frozen !== 'boolean') throw badRequest('frozen must be true or false')
  if (id !== undefined && (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)))
    throw badRequest('id must be 1 to 64 letters, digits, hyphens or underscores')
  if (seed !== undefined && typeof seed !== 'string' && !Number.isSafeInteger(seed))
    throw badRequest('seed must be a whole number')
  const label = labelOf(readLabel({ ...(name !== undefined && { name }), ...(note !== undefined && { note }) }))
  return {
    label,
    ...(scenario !== undefined && { scenario }),
    ...(id !== undefined && { id }),
    ...(moment !== undefined && { now: moment }),
    ...(frozen !== undefined && { frozen }),
    ...(seed !== undefined && { seed: `${seed as string | number}` }),
  }
}

export function describeWorld(world: World | WorldSummary) {
  const { id, scenario, clock, createdAt, usedAt } = world
  const { copiedAt, ...label } = world.label
  const now = toIsoString(clock.now())
  return {
    id,
    scenario,
    ...label,
    ...(copiedAt !== undefined && { copiedAt: toIsoString(copiedAt) }),
    apiBase: `/w/${id}/api`,
    enterUrl: `/sandbox/enter/${id}`,
    now,
    frozen: clock.frozen,
    createdAt: toIsoString(createdAt),
    usedAt: toIsoString(usedAt),
    ...('attachments' in world && recorderOf(world) && { recorded: true }),
  }
}

function describeScenario({ name, description, now, people }: SandboxKit['worlds']['scenarios'][number]) {
  return {
    name,
    description,
    now: Temporal.Instant.from(now).toString({ fractionalSecondDigits: 3 }),
    people: people.map(({ login, password, birthDate, label, shows }) => ({
      login,
      ...(birthDate !== undefined && { birthDate }),
      ...(password !== undefined && { password }),
      label,
      shows,
    })),
  }
}
