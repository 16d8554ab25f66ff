import type { FastifyInstance } from 'fastify'
import { recorderOf } from '../recording/recorder.ts'
import { armFault, disarm, listFaults } from '../world/faults/armed-faults.ts'
import { bodyOf, inWorld, pathOf, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'

export function faultRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/faults', async (request) => ({
    faults: await inWorld(kit, request, ({ state }) => listFaults(state)),
  }))
  scope.post('/worlds/:world/faults', async (request, reply) => {
    const input = bodyOf<'addFault'>(request)
    const armed = await inWorld(kit, request, (world) => {
      const { fault } = world.act((state) => armFault(state, input, kit.targets)).decision
      recorderOf(world)?.add({ kind: 'fault', id: fault.id, fault: input }, world.clock.now())
      return fault
    })
    return reply.status(201).send(armed)
  })
  scope.delete('/worlds/:world/faults', async (request, reply) => {
    await inWorld(kit, request, (world) => {
      world.act((state) => ({ changes: disarm(state) }))
      recorderOf(world)?.add({ kind: 'faults-removed' }, world.clock.now())
    })
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/faults/:fault', async (request, reply) => {
    const { fault } = pathOf<'removeFault'>(request)
    await inWorld(kit, request, (world) => {
      const { applied } = world.act((state) => ({ changes: disarm(state, fault) }))
      if (applied.length === 0) throw new SandboxError(404, 'unknown-fault', `There is no fault ${fault}`)
      recorderOf(world)?.add({ kind: 'faults-removed', fault }, world.clock.now())
    })
    return reply.status(204).send()
  })
}
