import { randomInt } from 'node:crypto'
import type { components } from '#generated/sandbox.d.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { recorderOf, startRecording } from '../recording/recorder.ts'
import { type CreateWorldOptions, DEFAULT_SCENARIO } from '../world/create-world-options.ts'
import type { World } from '../world/world.ts'
import type { WorldAccess, WorldSummary } from '../world/world-access.ts'
import { moveClock, refuseAfterEnd } from './clock-routes.ts'
import type { SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'
import { openStateLink } from './state-link.ts'
import { labelOf, readLabel } from './world-label.ts'

const LARGEST_SEED = 4_294_967_295

type NewWorld = components['schemas']['NewWorld']

/** A world from a scenario or a snapshot, as the body of `POST /sandbox/worlds` says. */
export async function openWorld(kit: SandboxKit, body: NewWorld): Promise<WorldSummary> {
  const { worlds, snapshots, hasRandomSeeds } = kit
  const { snapshot, recorded = false, playEvents = false } = body
  // A recording is repeated with its seed, so it needs a seed that a file can hold.
  const seed = body.seed ?? (recorded && hasRandomSeeds ? randomInt(LARGEST_SEED) : undefined)
  if (recorded && snapshot !== undefined)
    throw badRequest('A file could not repeat what went before a snapshot: recorded and snapshot do not go together')
  if (recorded && worlds.isShared)
    throw new SandboxError(
      422,
      'recording-needs-one-server',
      'A recording lives in one process; start a sandbox of its own, without DATABASE_URL, to record',
    )
  const options = optionsOf(body, seed)
  if (snapshot === undefined) {
    const { now: target, ...fromStart } = options
    if (playEvents && target !== undefined) refuseTarget(worlds, options, target)
    const world = await worlds.open(playEvents ? fromStart : options)
    if (recorded) startRecording(world, seed)
    return playEvents && body.now !== undefined ? playUpTo(kit, world, body.now) : world
  }
  const link = await snapshots.get(snapshot)
  if (!link) throw new SandboxError(404, 'unknown-snapshot', 'There is no such snapshot')
  if (body.scenario !== undefined || body.now !== undefined)
    throw badRequest('A snapshot brings its own scenario and moment; move the clock afterwards')
  return openStateLink(worlds, link, options)
}

/** Before the world is made: no half of it must stay. */
function refuseTarget({ scenarios }: WorldAccess, { scenario = DEFAULT_SCENARIO }: CreateWorldOptions, target: number) {
  const found = scenarios.find(({ name }) => name === scenario)
  if (!found) return
  const start = Temporal.Instant.from(found.now).epochMilliseconds
  if (target < start)
    throw badRequest(
      `The scenario ${scenario} begins at ${toIsoString(start)}: no event before it can be played`,
      'now',
    )
  refuseAfterEnd(target)
}

function playUpTo(kit: SandboxKit, world: World, now: string) {
  return kit.worlds.resume(world, (opened) => {
    const at = opened.clock.now()
    // A running clock may have passed it already.
    moveClock(kit, opened, Math.max(Date.parse(now), at), at)
    recorderOf(opened)?.add({ kind: 'clock', move: { to: now } }, at)
    return opened
  })
}

const optionsOf = (
  { scenario, id, now, frozen, ...label }: NewWorld,
  seed: number | undefined,
): CreateWorldOptions => ({
  label: labelOf(readLabel(label)),
  ...(scenario !== undefined && { scenario }),
  ...(id !== undefined && { id }),
  ...(now !== undefined && { now: Date.parse(now) }),
  ...(frozen !== undefined && { frozen }),
  ...(seed !== undefined && { seed: `${seed}` }),
})
