import type { FastifyInstance } from 'fastify'
import type { TriggerInput } from '../domain/triggers/trigger.ts'
import { recorderOf } from '../recording/recorder.ts'
import type { Trigger } from '../recording/recording.ts'
import { noteEvent } from '../world/journal/note.ts'
import type { World } from '../world/world.ts'
import { describeEvent } from './clock-routes.ts'
import { bodyOf, inWorld, queryNumber, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

const DETAILS = [
  'kind',
  'person',
  'status',
  'start',
  'end',
  'text',
  'amount',
  'type',
  'outcome',
  'reason',
  'memberId',
  'photoId',
  'version',
  'request',
  'decision',
  'documents',
  'remarks',
  'note',
]

/** The next due events, and triggers that cause an event now. */
export function eventRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/events', async (request) => {
    const limit = queryNumber('limit', queryOf(request).limit, 1, 1_000, 50)
    const ahead = await inWorld(kit, request, (world) => kit.scheduler.ahead(world, limit))
    return { events: ahead.map(describeEvent) }
  })
  scope.post('/worlds/:world/triggers', async (request) => {
    const body = bodyOf(request, DETAILS)
    if (typeof body.kind !== 'string') throw badRequest('kind must name a trigger')
    if (body.person !== undefined && typeof body.person !== 'string')
      throw badRequest('person must be a login or a personId')
    return inWorld(kit, request, (world) => {
      const ran = [describeEvent(pullTrigger(kit, world, body as TriggerInput))]
      recorderOf(world)?.add({ kind: 'trigger', trigger: body as Trigger }, world.clock.now())
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
