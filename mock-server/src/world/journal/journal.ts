import type { AppliedChange } from '../../domain/state/commit.ts'
import type { MessageFault } from '../../domain/state/fault.ts'
import type { StoredJournal } from '../sharing.ts'
import type { World } from '../world.ts'
import { BodyArena, bodyMemory } from './body-arena.ts'
import type { NotedCall } from './noted-call.ts'
import { readCall, type StoredCall, storeCall } from './stored-call.ts'

/** Which fault a call met, and what faults did to its messages and its answer. */
export interface Faulted {
  readonly faultId?: string
  readonly messageFault?: { readonly id: string; readonly kind: MessageFault['kind'] }
  /** Journal id of the call that a browser sent again by itself. */
  readonly resendOf?: number | undefined
  /** Places of a patched answer with the keyword that they break: `/response/Value maximum`. */
  readonly offContract?: readonly string[]
  readonly notPatched?: string
}

/** One call, as it was decided. `changes` and `call` hold values as they were; they are masked when they are read. */
export interface JournalEntry {
  /** Counts from 1 in each world, in the order in which calls and events were noted. */
  readonly id: number
  /** Epoch ms by the world's clock. */
  readonly at: number
  /** Undefined for an event of the world itself, which has no call. */
  readonly operationId: string | undefined
  /** Kind of that event, undefined for a call. */
  readonly event?: string | undefined
  readonly httpStatus: number
  /** 0 when there was no response. */
  readonly errorCode: number
  readonly error: string | undefined
  readonly rule: string
  readonly fault: string | undefined
  /** What faults did besides; undefined for nearly every call. */
  readonly faulted?: Faulted | undefined
  readonly changes: readonly AppliedChange[]
  /** Undefined for an event of the world itself. */
  readonly call?: NotedCall | undefined
}

/** An entry without its id. */
export type NewJournalEntry = Omit<JournalEntry, 'id'>

/** Slices of the kernel's own bookkeeping; they are not what a call changed. */
const BOOKKEEPING = new Set(['idempotency', 'throttles', 'faults'])

/**
 * The journal of a world, created at its first call with what a data folder has of it. For a shared world it is a copy, as new as the
 * last read.
 */
export function journalOf(world: World): Journal {
  world.attachments.journal ??= new Journal(world.storedJournal?.())
  return world.attachments.journal as Journal
}

export interface JournalQuery {
  readonly operationId?: string
  readonly after?: number
  readonly limit?: number
}

type Slot = { -readonly [Key in keyof Omit<JournalEntry, 'call'>]: JournalEntry[Key] } & {
  call: StoredCall | undefined
}

const NOTHING: StoredJournal = { notes: [], last: 0 }

export class Journal {
  readonly #bodies: BodyArena
  readonly #limit: number
  readonly #slots: Slot[] = []
  /** The slot of the oldest entry once all are used, which is the next one to write. */
  #oldest = 0
  #last = 0
  readonly #followers = new Set<(entry: JournalEntry) => void>()

  /** `stored`: where it continues. */
  constructor({ notes, last }: StoredJournal = NOTHING, memory = bodyMemory) {
    this.#bodies = new BodyArena(memory)
    this.#limit = memory.limits.entries
    for (const { number, entry } of notes) this.add(entry as NewJournalEntry, number)
    this.#last = last
  }

  get last(): number {
    return this.#last
  }

  /**
   * Gives the entry the next id, or the given one. Holds the last entries up to the limit, overwritten in place with their calls: a new
   * object for each call would live just long enough to be moved to the old generation, which then grew by tens of megabytes under load.
   */
  add(noted: NewJournalEntry, id = this.#last + 1): number {
    this.#last = id
    const known = this.#slots.length < this.#limit ? undefined : this.#slots[this.#oldest]
    const slot = known ?? ({} as Slot)
    write(slot, id, noted, this.#bodies)
    if (known) this.#oldest = (this.#oldest + 1) % this.#limit
    else this.#slots.push(slot)
    for (const follow of this.#followers) follow(this.#read(slot))
    return id
  }

  /** Oldest first, at most `limit` of them. `after` is the id of the last entry already read. */
  entries({ operationId, after = 0, limit }: JournalQuery = {}): readonly JournalEntry[] {
    return [...this.#slots.slice(this.#oldest), ...this.#slots.slice(0, this.#oldest)]
      .filter((entry) => entry.id > after && (operationId === undefined || entry.operationId === operationId))
      .slice(0, limit)
      .map((slot) => this.#read(slot))
  }

  /** Calls back for each new entry until the returned function is called. */
  follow(follower: (entry: JournalEntry) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  #read(slot: Slot): JournalEntry {
    return { ...slot, call: slot.call && readCall(slot.call, this.#bodies) }
  }
}

/** Field by field: `Object.assign` would take longer than the rest of the function. */
function write(
  slot: Slot,
  id: number,
  { at, operationId, event, httpStatus, errorCode, error, rule, fault, faulted, changes, call }: NewJournalEntry,
  bodies: BodyArena,
): void {
  slot.id = id
  slot.at = at
  slot.operationId = operationId
  slot.event = event
  slot.httpStatus = httpStatus
  slot.errorCode = errorCode
  slot.error = error
  slot.rule = rule
  slot.fault = fault
  slot.faulted = faulted
  slot.changes = shorten(changes)
  slot.call = call && storeCall(call, bodies, slot.call)
}

const isPicture = ({ path }: AppliedChange): boolean => path[0] === 'storedImages'

/** The journal shows no pictures, and a thousand of them would be hundreds of megabytes that the world itself no longer holds. */
function shorten(changes: readonly AppliedChange[]): readonly AppliedChange[] {
  if (changes.length === 0) return changes
  const blank = (picture: unknown) => (picture === undefined ? undefined : '')
  const shown = changes.filter(({ path }) => !BOOKKEEPING.has(path[0] as string))
  if (!shown.some(isPicture)) return shown
  const withoutPicture = ({ path, before, after }: AppliedChange) => ({
    path,
    before: blank(before),
    after: blank(after),
  })
  return shown.map((change) => (isPicture(change) ? withoutPicture(change) : change))
}
