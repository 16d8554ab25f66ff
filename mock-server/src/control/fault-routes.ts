import type { FastifyInstance } from 'fastify'
import { openFaults } from '../faults/fault-list.ts'
import { type SandboxKit, worldOf } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

export function faultRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/faults', async (request) => ({ faults: openFaults(worldOf(kit, request)).list() }))
  scope.post('/worlds/:world/faults', async (request, reply) => {
    const { body } = request
    if (typeof body !== 'object' || body === null) throw badRequest('Send {operationId, kind, when, …}')
    const world = worldOf(kit, request)
    return reply.status(201).send(openFaults(world).add(body as Readonly<Record<string, unknown>>, kit.operationIds))
  })
  scope.delete('/worlds/:world/faults', async (request, reply) => {
    openFaults(worldOf(kit, request)).remove()
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/faults/:fault', async (request, reply) => {
    const { fault } = request.params as { fault: string }
    if (!openFaults(worldOf(kit, request)).remove(fault))
      throw new SandboxError(404, 'unknown-fault', `There is no fault ${fault}`)
    return reply.status(204).send()
  })
}
