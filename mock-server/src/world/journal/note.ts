import type { AppliedChange } from '../../domain/state/commit.ts'
import type { MessageFault } from '../../domain/state/fault.ts'
import type { World } from '../world.ts'
import { type JournalEntry, journalOf, type NewJournalEntry } from './journal.ts'
import { maskChange } from './mask.ts'
import { maskCall } from './noted-call.ts'

/**
 * Notes a call or an event in the journal of its world, with its step. Calls `then` with the id once the step is stored, and never when
 * it is not. `isAnswered`: the store's coverage counts it.
 */
export function noteEntry(world: World, entry: NewJournalEntry, isAnswered: boolean, then: (id: number) => void): void {
  if (!world.sharing) {
    world.afterCommit(() => then(journalOf(world).add(entry)))
    return
  }
  const { operationId, errorCode: code, error } = entry
  const answer = isAnswered && operationId !== undefined ? { operationId, code, error } : undefined
  // Readers see no more of it, and the state's own values would be stored twice.
  world.addNote({ entry: maskEntry(entry), answer, afterCommit: then })
}

/** The entry as it may leave the process: to a shared store, a data folder or a state link. */
export const maskEntry = <Entry extends NewJournalEntry>(entry: Entry): Entry => ({
  ...entry,
  changes: entry.changes.map(maskChange),
  ...(entry.call && { call: maskCall(entry.call) }),
})

/** A change without a call: an event that was due, or a trigger. */
export function noteEvent(
  world: World,
  at: number,
  { kind, rule, messageFault }: { kind: string; rule: string; messageFault?: MessageFault | undefined },
  changes: readonly AppliedChange[],
): void {
  const nothing = { operationId: undefined, httpStatus: 0, errorCode: 0, error: undefined, fault: undefined }
  const faulted = messageFault && { messageFault: { id: messageFault.id, kind: messageFault.kind } }
  noteEntry(world, { at, event: kind, rule, changes, faulted, ...nothing }, false, () => {})
}

/** The journal with every entry noted so far by any process. */
export async function readJournal(world: World) {
  const journal = journalOf(world)
  const notes = (await world.sharing?.notesAfter(journal.last)) ?? []
  // Two concurrent readers may have requested the same notes.
  for (const { number, entry } of notes) if (number > journal.last) journal.add(entry as NewJournalEntry, number)
  return journal
}

/** Calls back for each new entry of any process, until the returned function is called. */
export function followJournal(world: World, follower: (entry: JournalEntry) => void): () => void {
  const stop = journalOf(world).follow(follower)
  if (!world.sharing) return stop
  // While the store cannot be read nothing new can be noted either; the next notification reads again.
  const stopListening = world.listen(() => void readJournal(world).catch(() => {}))
  return () => {
    stop()
    stopListening()
  }
}
