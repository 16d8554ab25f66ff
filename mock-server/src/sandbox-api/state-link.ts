import type { FastifyRequest } from 'fastify'
import { recorderOf, resumeRecording } from '../recording/recorder.ts'
import type { Recording } from '../recording/recording.ts'
import type { CreateWorldOptions } from '../world/create-world-options.ts'
import type { NewJournalEntry } from '../world/journal/journal.ts'
import { maskEntry, noteEntry, readJournal } from '../world/journal/note.ts'
import type { StateLink } from '../world/snapshots.ts'
import { decode, encode } from '../world/stored-values.ts'
import type { World } from '../world/world.ts'
import type { WorldAccess } from '../world/world-access.ts'
import type { WorldLabel } from '../world/world-snapshot.ts'
import { inWorld, type SandboxKit } from './kit.ts'
import { changeLabel, labelOf } from './world-label.ts'

/** What a link carries besides the state. */
interface History {
  readonly journal: readonly NewJournalEntry[]
  readonly recording: Recording | undefined
}

/** Saves the world of the path: its state, name and note, journal and recorded steps. `label` replaces parts of its own. */
export async function saveStateLink(kit: SandboxKit, request: FastifyRequest, label: WorldLabel): Promise<StateLink> {
  const { world, snapshot, recording } = await inWorld(kit, request, (found) => ({
    world: found,
    snapshot: found.snapshot(),
    recording: recorderOf(found)?.read(),
  }))
  const journal = (await readJournal(world)).entries().map(maskEntry)
  return {
    snapshot: { ...snapshot, label: labelOf({ ...snapshot.label, ...label }) },
    world: world.id,
    savedAt: kit.realTime(),
    history: encode({ journal, recording } satisfies History),
  }
}

/** A new world from a link, with everything that the link carries. */
export async function openStateLink(
  worlds: WorldAccess,
  { snapshot, history }: StateLink,
  { id, frozen = snapshot.frozen, label = {} }: CreateWorldOptions = {},
): Promise<World> {
  const world = await worlds.openAt(
    { ...snapshot, frozen, label: { ...changeLabel({ ...snapshot.label, copiedAt: snapshot.now }, label) } },
    id,
  )
  const { journal, recording } = decode(history) as History
  await worlds.resume(world, (opened) => {
    for (const entry of journal) noteEntry(opened, entry, false, () => {})
  })
  if (recording && !worlds.isShared) resumeRecording(world, recording)
  return world
}
