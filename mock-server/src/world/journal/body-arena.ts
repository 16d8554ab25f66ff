/** Entries in the journal of one world, and bytes of bodies: in the journal of one world, and in all journals of the process. */
export interface JournalLimits {
  readonly entries: number
  readonly world: number
  readonly process: number
}

export const MIB = 2 ** 20

export const JOURNAL_LIMITS: JournalLimits = { entries: 1_000, world: 2 * MIB, process: 256 * MIB }

/** The arenas of the process, so that all together stay below its limit. */
export class BodyMemory {
  limits: JournalLimits
  /** Counts what was written, to order the arenas by their last use. */
  writes = 0
  /** Weak, because a deleted world takes its journal along. */
  readonly #arenas = new Set<WeakRef<BodyArena>>()

  constructor(limits: Partial<JournalLimits> = {}) {
    this.limits = { ...JOURNAL_LIMITS, ...limits }
  }

  join(arena: BodyArena): void {
    this.#arenas.add(new WeakRef(arena))
  }

  get bytes(): number {
    return this.#living().reduce((sum, { capacity }) => sum + capacity, 0)
  }

  /** Clears the arenas that were not written to for longest, until `needed` bytes more fit for `arena`. */
  makeRoom(needed: number, arena: BodyArena): void {
    let free = this.limits.process - this.bytes - needed
    if (free >= 0) return
    for (const other of this.#living().toSorted((one, two) => one.lastWrite - two.lastWrite)) {
      if (free >= 0) return
      if (other === arena) continue
      free += other.capacity
      other.clear()
    }
  }

  #living(): readonly BodyArena[] {
    const living: BodyArena[] = []
    for (const reference of this.#arenas) {
      const arena = reference.deref()
      if (arena) living.push(arena)
      else this.#arenas.delete(reference)
    }
    return living
  }
}

/** One for the process, as its limit is. `buildApp` sets the limits. */
export const bodyMemory = new BodyMemory()

/** Where a text is: `start` counts all bytes ever written to the arena. */
export interface Place {
  start: number
  length: number
}

const FIRST_CAPACITY = 16_384
/** UTF-8 bytes of one UTF-16 code unit, at most. */
const BYTES_OF_UNIT = 3
const NOTHING = Buffer.alloc(0)

/** The bodies of one journal as UTF-8, in a ring of bytes that grows up to the limit; then the newest overwrites the oldest. */
export class BodyArena {
  lastWrite = 0
  readonly #memory: BodyMemory
  #ring = NOTHING
  /** What was written before was cleared. */
  #base = 0
  #end = 0

  constructor(memory: BodyMemory) {
    this.#memory = memory
    memory.join(this)
  }

  get capacity(): number {
    return this.#ring.length
  }

  /** Sets `place` to where the text is. */
  write(text: string, place: Place): void {
    this.lastWrite = ++this.#memory.writes
    const offset = this.#reserve(text.length * BYTES_OF_UNIT)
    place.start = this.#end
    place.length = this.#ring.write(text, offset)
    this.#end += place.length
  }

  /** Undefined once newer texts took its place. */
  read({ start, length }: Place): string | undefined {
    if (start < Math.max(this.#base, this.#end - this.capacity)) return undefined
    const offset = (start - this.#base) % this.capacity
    return this.#ring.toString('utf8', offset, offset + length)
  }

  clear(): void {
    this.#ring = NOTHING
    this.#base = this.#end
  }

  /** The offset of so many bytes in one piece. */
  #reserve(bytes: number): number {
    const written = this.#end - this.#base
    const isFirstLap = written <= this.capacity
    if (isFirstLap && (written + bytes <= this.capacity || this.#grow(written + bytes))) return written
    const offset = written % this.capacity
    if (offset + bytes <= this.capacity) return offset
    this.#end += this.capacity - offset
    return 0
  }

  /** Possible in the first lap alone, whose offsets stay the same. */
  #grow(needed: number): boolean {
    const { world } = this.#memory.limits
    const capacity = Math.min(world, Math.max(FIRST_CAPACITY, 2 ** Math.ceil(Math.log2(needed))))
    if (capacity > this.capacity) {
      this.#memory.makeRoom(capacity - this.capacity, this)
      const ring = Buffer.allocUnsafeSlow(capacity)
      this.#ring.copy(ring)
      this.#ring = ring
    }
    return needed <= capacity
  }
}
