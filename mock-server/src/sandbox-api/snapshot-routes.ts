import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import type { StateLinkSummary } from '../world/snapshots.ts'
import { bodyOf, pathOf, queryOf, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'
import { MAX_FILE, readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts'
import { openStateLink, saveStateLink } from './state-link.ts'
import { readLabel } from './world-label.ts'
import { enter } from './world-routes.ts'

/** Saves a snapshot and opens it again by a link, to be pasted into a bug report. */
export function snapshotRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.post('/worlds/:world/snapshots', async (request, reply) => {
    const label = readLabel(bodyOf<'takeSnapshot'>(request))
    const id = await kit.snapshots.keep(await saveStateLink(kit, request, label))
    return reply.status(201).send({ id, link: addressOf(id) })
  })
  scope.get('/snapshots', async () => ({
    snapshots: (await kit.snapshots.all()).map(describe),
    limit: kit.snapshots.limit,
  }))
  scope.post('/snapshots', { bodyLimit: MAX_FILE }, async (request, reply) => {
    const scenarios = kit.worlds.scenarios.map(({ name }) => name)
    const id = await kit.snapshots.keep(readSnapshotFile(bodyOf<'importSnapshot'>(request), scenarios))
    return reply.status(201).send({ id, link: addressOf(id) })
  })
  scope.get('/snapshots/:snapshot/file', async (request, reply) => {
    const id = idOf(request)
    const link = await kit.snapshots.get(id)
    if (!link) throw unknownSnapshot()
    return reply.header('content-disposition', `attachment; filename="${id}.json"`).send(writeSnapshotFile(link))
  })
  scope.delete('/snapshots/:snapshot', async (request, reply) => {
    if (!(await kit.snapshots.delete(idOf(request)))) throw unknownSnapshot()
    return reply.status(204).send()
  })
  scope.get('/snapshots/:snapshot/open', async (request, reply) => {
    const link = await kit.snapshots.get(idOf(request))
    // A person reads it in the console, in their language.
    if (!link && request.headers.accept?.includes('text/html'))
      return reply.redirect(`/sandbox/?stale=${idOf(request)}#snapshots`, 302)
    if (!link) throw unknownSnapshot()
    const world = (await untouchedCopy(kit, request, link.snapshot.now)) ?? (await openStateLink(kit.worlds, link))
    const copy = [idOf(request), world.id, world.version].join('.')
    reply.header('set-cookie', `${COPY_COOKIE}=${copy}; Path=/sandbox/snapshots; ${kit.cookieEnd}`)
    return enter(kit, reply, world, queryOf<'openSnapshot'>(request).to)
  })
}

/** Names the copy that this browser opened last: snapshot, world, and the version that the world had then. */
const COPY_COOKIE = 'sandbox-copy'
/** A running clock takes a copy away from its moment; after this time a new one is opened. Milliseconds. */
const SAME_MOMENT = 10 * 60_000

/** The copy that this browser opened by the same link, if nothing has happened in it: opening a link twice makes one world. */
function untouchedCopy({ worlds }: SandboxKit, request: FastifyRequest, copiedAt: number) {
  const cookie = new RegExp(`(?:^|; ?)${COPY_COOKIE}=([\\w-]+)\\.([\\w-]+)\\.(\\d+)`).exec(request.headers.cookie ?? '')
  const [, snapshot, id, version] = cookie ?? []
  if (id === undefined || snapshot !== idOf(request)) return undefined
  return worlds.withWorld(id, (world) =>
    world?.version === Number(version) &&
    world.label.copiedAt === copiedAt &&
    world.clock.now() - copiedAt < SAME_MOMENT
      ? world
      : undefined,
  )
}

const idOf = (request: FastifyRequest): string => pathOf<'openSnapshot'>(request).snapshot

const addressOf = (id: string): string => `/sandbox/snapshots/${id}/open`

const unknownSnapshot = (): SandboxError =>
  new SandboxError(
    404,
    'unknown-snapshot',
    'There is no such snapshot; without --data or DATABASE_URL they end with the server',
  )

const describe = ({ id, world, scenario, label, now, savedAt }: StateLinkSummary) => ({
  id,
  link: addressOf(id),
  world,
  scenario,
  ...label,
  at: toIsoString(now),
  savedAt: toIsoString(savedAt),
})
