import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import type { StateLinkSummary } from '../world/snapshots.ts'
import { bodyOf, queryOf, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'
import { openStateLink, saveStateLink } from './state-link.ts'
import { readLabel } from './world-label.ts'
import { enter } from './world-routes.ts'

/** Saves a snapshot and opens it again by a link, to be pasted into a bug report. */
export function snapshotRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.post('/worlds/:world/snapshots', async (request, reply) => {
    const label = readLabel(bodyOf(request, ['name', 'note']))
    const id = await kit.snapshots.keep(await saveStateLink(kit, request, label))
    return reply.status(201).send({ id, link: addressOf(id) })
  })
  scope.get('/snapshots', async () => ({
    snapshots: (await kit.snapshots.all()).map(describe),
    limit: kit.snapshots.limit,
  }))
  scope.delete('/snapshots/:snapshot', async (request, reply) => {
    if (!(await kit.snapshots.delete(idOf(request)))) throw unknownSnapshot()
    return reply.status(204).send()
  })
  scope.get('/snapshots/:snapshot/open', async (request, reply) => {
    const link = await kit.snapshots.get(idOf(request))
    if (!link) throw unknownSnapshot()
    return enter(kit, reply, await openStateLink(kit.worlds, link), queryOf(request).to)
  })
}

const idOf = ({ params }: FastifyRequest): string => (params as { snapshot: string }).snapshot

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
