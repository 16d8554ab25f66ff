import type { FastifyInstance } from 'fastify'
import { armFault, disarm, listFaults } from '../faults/armed-faults.ts'
import { inWorld, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

export function faultRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/faults', async (request) => ({
    faults: await inWorld(kit, request, ({ state }) => listFaults(state)),
  }))
  scope.post('/worlds/:world/faults', async (request, reply) => {
    const { body } = request
    if (typeof body !== 'object' || body === null) throw badRequest('Send {operationId, kind, when, …}')
    const wish = body as Readonly<Record<string, unknown>>
    const { decision } = await inWorld(kit, request, (world) =>
      world.act((state) => armFault(state, wish, kit.operationIds)),
    )
    return reply.status(201).send(decision.fault)
  })
  scope.delete('/worlds/:world/faults', async (request, reply) => {
    await inWorld(kit, request, (world) => world.act((state) => ({ changes: disarm(state) })))
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/faults/:fault', async (request, reply) => {
    const { fault } = request.params as { fault: string }
    await inWorld(kit, request, (world) => {
      const { applied } = world.act((state) => ({ changes: disarm(state, fault) }))
      if (applied.length === 0) throw new SandboxError(404, 'unknown-fault', `There is no fault ${fault}`)
    })
    return reply.status(204).send()
  })
}
