import type { AppliedChange } from '../world/commit.ts'
import type { World } from '../world/world.ts'

/** One call, as it was decided. `changes` hold the state's own values: they are masked when somebody reads them, never before. */
export interface JournalEntry {
  /** Counts from 1 in each world. */
  readonly id: number
  /** Epoch ms by the world's clock. */
  readonly at: number
  /** Undefined for an event of the world itself, which no call brought about. */
  readonly operationId: string | undefined
  readonly httpStatus: number
  /** 0 when nothing was answered. */
  readonly errorCode: number
  readonly error: string | undefined
  readonly rule: string
  readonly fault: string | undefined
  readonly changes: readonly AppliedChange[]
}

const LIMIT = 1_000

/** The journal of a world, made at its first call. */
export function journalOf(world: World): Journal {
  world.beside.journal ??= new Journal()
  return world.beside.journal as Journal
}

type Slot = { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] }

export class Journal {
  readonly #slots: Slot[] = []
  /** The slot of the oldest entry once all are taken, and so the next one to write. */
  #oldest = 0
  #last = 0
  readonly #followers = new Set<(entry: JournalEntry) => void>()

  /** Reserves the id of a call that begins; it stands in the answer's `X-Request-Id` too. */
  nextId(): number {
    this.#last += 1
    return this.#last
  }

  /**
   * Keeps the last thousand, written over in place: a new object for each call would live just long enough to be moved to the old
   * generation, which then grew by tens of megabytes under load.
   */
  add(noted: JournalEntry): void {
    const entry = noted.changes.some(isPicture) ? withoutPictures(noted) : noted
    const slot = this.#slots[this.#oldest]
    if (this.#slots.length < LIMIT || !slot) this.#slots.push({ ...entry })
    else {
      overwrite(slot, entry)
      this.#oldest = (this.#oldest + 1) % LIMIT
    }
    for (const follow of this.#followers) follow(entry)
  }

  /** Oldest first. `after` is the id of the last entry already seen. */
  entries({ operationId, after = 0 }: { operationId?: string; after?: number } = {}): readonly JournalEntry[] {
    return [...this.#slots.slice(this.#oldest), ...this.#slots.slice(0, this.#oldest)]
      .filter((entry) => entry.id > after && (operationId === undefined || entry.operationId === operationId))
      .map((entry) => ({ ...entry }))
  }

  /** Calls back for each new entry until the returned function is called. */
  follow(follower: (entry: JournalEntry) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }
}

/** Field by field: `Object.assign` would take longer than the rest of the note. */
function overwrite(
  slot: Slot,
  { id, at, operationId, httpStatus, errorCode, error, rule, fault, changes }: JournalEntry,
) {
  slot.id = id
  slot.at = at
  slot.operationId = operationId
  slot.httpStatus = httpStatus
  slot.errorCode = errorCode
  slot.error = error
  slot.rule = rule
  slot.fault = fault
  slot.changes = changes
}

const isPicture = ({ path }: AppliedChange): boolean => path[0] === 'storedImages'

/** Nobody reads a picture here, and a thousand of them would be hundreds of megabytes that the world itself has long forgotten. */
function withoutPictures(entry: JournalEntry): JournalEntry {
  const shorten = (picture: unknown) => (picture === undefined ? undefined : '')
  const changes = entry.changes.map((change) =>
    isPicture(change) ? { path: change.path, before: shorten(change.before), after: shorten(change.after) } : change,
  )
  return { ...entry, changes }
}

/** What happened without a call: an event that was due, or a trigger. */
export function noteEvent(world: World, at: number, rule: string, changes: readonly AppliedChange[]): void {
  const journal = journalOf(world)
  const nothing = { operationId: undefined, httpStatus: 0, errorCode: 0, error: undefined, fault: undefined }
  journal.add({ id: journal.nextId(), at, rule, changes, ...nothing })
}
