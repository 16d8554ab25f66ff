import type { AppliedChange } from '../../domain/state/commit.ts'
import type { World } from '../world.ts'
import { type JournalEntry, journalOf, type NewJournalEntry } from './journal.ts'
import { maskChange } from './mask.ts'

/**
 * Notes a call or an event in the journal of its world, with the step it belongs to: `then` is told its id once that is kept, and
 * never when it is not. `isAnswered`: it counts in the coverage of a store that keeps it.
 */
export function noteEntry(world: World, entry: NewJournalEntry, isAnswered: boolean, then: (id: number) => void): void {
  if (!world.sharing) {
    world.afterCommit(() => then(journalOf(world).add(entry)))
    return
  }
  const { operationId, errorCode: code, error } = entry
  const answer = isAnswered && operationId !== undefined ? { operationId, code, error } : undefined
  // Masked before it leaves the process: nobody reads more of it, and a state's own values would be kept a second time.
  world.addNote({ entry: { ...entry, changes: entry.changes.map(maskChange) }, answer, afterCommit: then })
}

/** What happened without a call: an event that was due, or a trigger. */
export function noteEvent(
  world: World,
  at: number,
  { kind, rule }: { readonly kind: string; readonly rule: string },
  changes: readonly AppliedChange[],
): void {
  const nothing = { operationId: undefined, httpStatus: 0, errorCode: 0, error: undefined, fault: undefined }
  noteEntry(world, { at, event: kind, rule, changes, ...nothing }, false, () => {})
}

/** The journal with everything in it that was noted by now, whichever process noted it. */
export async function readJournal(world: World) {
  const journal = journalOf(world)
  const notes = (await world.sharing?.notesAfter(journal.last)) ?? []
  // Two readers may have asked for the same ones.
  for (const { number, entry } of notes) if (number > journal.last) journal.add(entry as NewJournalEntry, number)
  return journal
}

/** Calls back for each new entry, whichever process notes it, until the returned function is called. */
export function followJournal(world: World, follower: (entry: JournalEntry) => void): () => void {
  const stop = journalOf(world).follow(follower)
  if (!world.sharing) return stop
  // While the store cannot be read nothing new can be noted either; the next word of it asks again.
  const stopListening = world.listen(() => void readJournal(world).catch(() => {}))
  return () => {
    stop()
    stopListening()
  }
}
