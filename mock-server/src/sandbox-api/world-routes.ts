import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import { recorderOf } from '../recording/recorder.ts'
import { compareStates } from '../world/journal/compare-states.ts'
import { maskChange } from '../world/journal/mask.ts'
import type { World } from '../world/world.ts'
import type { WorldSummary } from '../world/world-access.ts'
import { cookieWorld } from './console-routes.ts'
import { bodyOf, inWorld, queryOf, type SandboxKit } from './kit.ts'
import { openWorld } from './new-world.ts'
import { SandboxError } from './sandbox-error.ts'
import { changeLabel, readLabel } from './world-label.ts'

const MAX_DIFFERENCES = 1_000

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
      isDurable: kit.worlds.isDurable,
      ...(worlds.some(({ id }) => id === entered) && { entered }),
    }
  })
  scope.post('/worlds', async (request, reply) => {
    return reply.status(201).send(describeWorld(await openWorld(kit, bodyOf<'createWorld'>(request))))
  })
  scope.get('/worlds/:world', async (request) => inWorld(kit, request, describeWorld))
  scope.patch('/worlds/:world', async (request) => {
    const change = readLabel(bodyOf<'nameWorld'>(request))
    return inWorld(kit, request, (world) => {
      world.setLabel(changeLabel(world.label, change))
      return describeWorld(world)
    })
  })
  scope.get('/worlds/:world/comparison', async (request) => {
    const { with: id } = queryOf<'compareWorlds'>(request)
    const state = await inWorld(kit, request, (world) => world.state)
    const other = await kit.worlds.withWorld(id, (world) => world?.state)
    if (!other) throw new SandboxError(404, 'unknown-world', `There is no world ${id}; GET /sandbox/worlds lists all`)
    const differences = compareStates(state, other)
    const changes = differences.slice(0, MAX_DIFFERENCES).map(maskChange)
    return { count: differences.length, changes: changes.map((each) => ({ ...each, path: each.path.join('.') })) }
  })
  scope.delete('/worlds/:world', async (request, reply) => {
    await kit.worlds.close(await inWorld(kit, request, ({ id }) => id))
    return reply.status(204).send()
  })
  scope.get('/enter/:world', async (request, reply) => {
    const world = await inWorld(kit, request, ({ id }) => ({ id }))
    return enter(kit, reply, world, queryOf<'enterWorld'>(request).to)
  })
}

/** The browser uses this world until it enters another one. The contract allows own paths only, so that a link cannot lead away (rule 2.15). */
export function enter(kit: SandboxKit, reply: FastifyReply, world: Pick<WorldSummary, 'id'>, to = '/') {
  reply.header('set-cookie', `${kit.worldCookie}=${world.id}; Path=/; ${kit.cookieEnd}`)
  return reply.redirect(encodePath(to), 302)
}

/** A header accepts ASCII only; percent-encoded parts are unchanged. */
const encodePath = (path: string): string => path.toWellFormed().replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent)

export function describeWorld(world: World | WorldSummary) {
  const { id, scenario, clock, createdAt, usedAt } = world
  const { copiedAt, ...label } = world.label
  const now = toIsoString(clock.now())
  const recorder = 'attachments' in world ? recorderOf(world) : undefined
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
    ...(recorder && { recorded: true }),
    ...(recorder?.hasEnded && { recordingEnded: true }),
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
