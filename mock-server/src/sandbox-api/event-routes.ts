import type { FastifyInstance } from 'fastify'
import type { TriggerInput } from '../domain/triggers/trigger.ts'
import { recorderOf } from '../recording/recorder.ts'
import { noteEvent } from '../world/journal/note.ts'
import type { World } from '../world/world.ts'
import { describeEvent } from './clock-routes.ts'
import { bodyOf, inWorld, queryOf, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'

/** The next due events, and triggers that cause an event now. */
export function eventRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/events', async (request) => {
    const { limit = 50 } = queryOf<'listEvents'>(request)
    const ahead = await inWorld(kit, request, (world) => kit.scheduler.ahead(world, limit))
    return { events: ahead.map(describeEvent) }
  })
  scope.post('/worlds/:world/triggers', async (request) => {
    const body = bodyOf<'trigger'>(request)
    return inWorld(kit, request, (world) => {
      const ran = [describeEvent(pullTrigger(kit, world, { ...body }))]
      recorderOf(world)?.add({ kind: 'trigger', trigger: body }, world.clock.now())
      return { ran }
    })
  })
}

export function pullTrigger({ triggers }: SandboxKit, world: World, input: TriggerInput) {
  const { kind } = input
  const trigger = Object.hasOwn(triggers, kind) ? triggers[kind] : undefined
  if (!trigger) {
    const known = Object.keys(triggers).join(', ')
    throw new SandboxError(422, 'unknown-trigger', `There is no trigger ${kind} in this version; there are ${known}`)
  }
  const at = world.clock.now()
  const { decision, applied } = world.act((state, random) => {
    const outcome = trigger(state, input, { now: at, random, worldId: world.id })
    if ('refused' in outcome) {
      const { refused, field } = outcome
      throw new SandboxError(422, 'trigger-refused', refused, field === undefined ? {} : { field })
    }
    return { ...outcome, id: random.id() }
  })
  const { subject, summary, rule, id } = decision
  noteEvent(world, at, { kind, rule }, applied)
  return { id: `${kind}:${id}`, at, kind, subject, summary }
}
