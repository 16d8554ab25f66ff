import type { FastifyInstance } from 'fastify'
import { inWorld, queryOf, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'
import { enter } from './world-routes.ts'

/** Saves a snapshot and opens it again by a link, to be pasted into a bug report. */
export function snapshotRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.post('/worlds/:world/snapshots', async (request, reply) => {
    const moment = await inWorld(kit, request, (world) => world.snapshot())
    const id = await kit.snapshots.keep(moment)
    return reply.status(201).send({ id, link: `/sandbox/snapshots/${id}/open` })
  })
  scope.get('/snapshots/:snapshot/open', async (request, reply) => {
    const moment = await kit.snapshots.get((request.params as { snapshot: string }).snapshot)
    if (!moment)
      throw new SandboxError(
        404,
        'unknown-snapshot',
        'There is no such snapshot; without --data or DATABASE_URL they end with the server',
      )
    return enter(kit, reply, await kit.worlds.openAt(moment), queryOf(request).to)
  })
}
