import type { FastifyInstance } from 'fastify'
import { openFaults } from '../faults/fault-list.ts'
import { recorderOf } from '../recording/recorder.ts'
import type { NewFault } from '../recording/recording.ts'
import { type SandboxKit, worldOf } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

export function faultRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/faults', async (request) => ({ faults: openFaults(worldOf(kit, request)).list() }))
  scope.post('/worlds/:world/faults', async (request, reply) => {
    const { body } = request
    if (typeof body !== 'object' || body === null) throw badRequest('Send {operationId, kind, when, …}')
    const world = worldOf(kit, request)
    const fault = openFaults(world).add(body as Readonly<Record<string, unknown>>, kit.operationIds)
    recorderOf(world)?.add({ kind: 'fault', id: fault.id, fault: body as NewFault }, world.clock.now())
    return reply.status(201).send(fault)
  })
  scope.delete('/worlds/:world/faults', async (request, reply) => {
    const world = worldOf(kit, request)
    openFaults(world).remove()
    recorderOf(world)?.add({ kind: 'faults-removed' }, world.clock.now())
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/faults/:fault', async (request, reply) => {
    const { fault } = request.params as { fault: string }
    const world = worldOf(kit, request)
    if (!openFaults(world).remove(fault)) throw new SandboxError(404, 'unknown-fault', `There is no fault ${fault}`)
    recorderOf(world)?.add({ kind: 'faults-removed', fault }, world.clock.now())
    return reply.status(204).send()
  })
}
