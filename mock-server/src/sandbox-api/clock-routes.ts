import type { FastifyInstance } from 'fastify'
import type { DueEvent } from '../domain/state/due-event.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { recorderOf } from '../recording/recorder.ts'
import type { ClockMove } from '../recording/recording.ts'
import { addDuration } from '../world/clock/parse-instant.ts'
import type { World } from '../world/world.ts'
import { bodyOf, inWorld, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

/** A jump of a century would run its events one by one. */
const FARTHEST = Temporal.Instant.from('2100-01-01T00:00:00Z').epochMilliseconds

export function clockRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/clock', async (request) => inWorld(kit, request, describeClock))
  scope.patch('/worlds/:world/clock', async (request) => {
    const body = bodyOf<'moveClock'>(request)
    return inWorld(kit, request, (world) => {
      const at = world.clock.now()
      const ran = updateWorldClock(kit, world, body)
      recorderOf(world)?.add({ kind: 'clock', move: body }, at)
      return { ...describeClock(world), ran: ran.map(describeEvent) }
    })
  })
}

/** Applies a body of PATCH …/clock. */
export function updateWorldClock(kit: SandboxKit, world: World, move: ClockMove): readonly DueEvent[] {
  const { frozen } = move
  if (frozen !== undefined) {
    world.updateClock((clock) => clock.freeze(frozen))
    return []
  }
  const now = world.clock.now()
  return moveClock(kit, world, targetOf(kit, world, move, now), now)
}

/**
 * Moves the world from `now` to `target` (epoch ms) and runs the events that become due. 400 for an earlier instant; to go back, open a
 * snapshot. A running clock does not stop during the call, so `now` is read once, before `target` is computed from it.
 */
export function moveClock({ scheduler }: SandboxKit, world: World, target: number, now: number): readonly DueEvent[] {
  if (target < now)
    throw new SandboxError(
      400,
      'clock-backwards',
      'A world only goes forward: take a snapshot of the moment you will want back, and open a new world from it',
    )
  refuseAfterEnd(target)
  return world.transaction(() => {
    const ran = scheduler.runUpTo(world, target)
    world.updateClock((clock) => clock.moveTo(target))
    return ran
  })
}

export function refuseAfterEnd(target: number): void {
  if (target > FARTHEST) throw badRequest('The clock ends with the year 2099')
}

function targetOf({ scheduler }: SandboxKit, world: World, { advance, to }: ClockMove, now: number): number {
  if (to !== undefined) return Date.parse(to)
  if (advance !== undefined) {
    const target = addDuration(now, advance)
    if (target === undefined) throw badRequest('advance must be an ISO 8601 duration, such as PT15M or P1D', 'advance')
    return target
  }
  const [next] = scheduler.ahead(world, 1)
  if (!next) throw new SandboxError(400, 'no-event', 'Nothing is due in this world')
  return Math.max(next.at, now)
}

function describeClock({ clock }: World) {
  return { now: toIsoString(clock.now()), frozen: clock.frozen }
}

export function describeEvent({ id, at, kind, subject, summary }: Omit<DueEvent, 'apply'>) {
  return { id, at: toIsoString(at), kind, subject, summary }
}
