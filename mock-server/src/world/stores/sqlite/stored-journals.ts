import { setImmediate } from 'node:timers/promises'
import { bodyMemory } from '../../journal/body-arena.ts'
import type { Journal } from '../../journal/journal.ts'
import type { StoredJournal } from '../../sharing.ts'
import type { World } from '../../world.ts'
import { reasonOf } from './data-folder-error.ts'
import type { JournalFile } from './journal-file.ts'

/** Ids that a world cannot use up between two writes. A killed server cannot record its end, so the file is always so far ahead. */
const AHEAD = 100_000
/** Entries that are written at once; calls go on between two such steps. */
const BATCH = 10

interface Kept {
  readonly world: World
  readonly key: number
  /** The last id in the file. */
  saved: number
}

/**
 * The journals of the worlds of a data folder. Entries are written after their calls, so a killed server loses the newest ones. A journal
 * that cannot be read or written is reported to `warn` in one line and never to a caller.
 */
export class StoredJournals {
  readonly #file: JournalFile
  readonly #warn: (line: string) => void
  readonly #limits
  readonly #kept = new Map<number, Kept>()
  #isSaving = false
  #isFailing = false

  constructor(file: JournalFile, warn: (line: string) => void, limits = () => bodyMemory.limits) {
    this.#file = file
    this.#warn = warn
    this.#limits = limits
  }

  /** From now on the journal of the world is stored; it begins with what the file has of it. */
  attach(key: number, world: World): void {
    const kept = { world, key, saved: 0 }
    this.#kept.set(key, kept)
    world.storedJournal = () => this.#read(kept)
  }

  /** Deletes the journals of worlds that are not attached. */
  removeOthers(): void {
    this.#orWarn(() => {
      for (const [key, createdAt] of this.#file.worlds())
        if (this.#kept.get(key)?.world.createdAt !== createdAt) this.#file.delete(key)
    })
  }

  remove(key: number): void {
    this.#kept.delete(key)
    this.#orWarn(() => this.#file.delete(key))
  }

  /** Writes what was noted since the last time. */
  async save(): Promise<void> {
    if (this.#isSaving) return
    this.#isSaving = true
    for (const _ of this.#batches()) await setImmediate()
    this.#isSaving = false
  }

  /** Writes everything and closes the file. */
  close(): void {
    for (const _ of this.#batches());
    for (const { key, world } of this.#kept.values()) {
      const { last } = (world.attachments.journal as Journal | undefined) ?? {}
      if (last !== undefined) this.#orWarn(() => this.#file.continueAfter(key, world.createdAt, last))
    }
    this.#file.close()
  }

  #read(kept: Kept): StoredJournal {
    const { key, world } = kept
    let journal: StoredJournal = { notes: [], last: 0 }
    try {
      journal = { notes: [], last: this.#file.last(key) }
      journal = { ...journal, notes: this.#file.entries(key) }
    } catch (error) {
      this.#warn(`The journal of the world ${world.id} is damaged and begins again (${reasonOf(error)})`)
      this.#orWarn(() => this.#file.delete(key))
    }
    kept.saved = journal.last
    this.#orWarn(() => this.#file.continueAfter(key, world.createdAt, journal.last + AHEAD))
    return journal
  }

  *#batches(): Generator<void> {
    for (const kept of this.#kept.values()) {
      const journal = kept.world.attachments.journal as Journal | undefined
      if (!journal || journal.last === kept.saved) continue
      yield* this.#batchesOf(kept, journal, journal.last)
      this.#orWarn(() => this.#file.shorten(kept.key, this.#limits()))
    }
  }

  /** Ends early when the world is deleted in between or the file cannot be written. */
  *#batchesOf(kept: Kept, journal: Journal, until: number): Generator<void> {
    const { key, world } = kept
    while (kept.saved < until && this.#kept.has(key)) {
      const entries = journal.entries({ after: kept.saved, limit: BATCH })
      const last = entries.at(-1)?.id ?? until
      if (!this.#orWarn(() => this.#file.append(key, world.createdAt, entries, last + AHEAD))) return
      kept.saved = last
      yield
    }
  }

  /** Whether it succeeded. A full disk is reported once, and again only after it had space. */
  #orWarn(write: () => void): boolean {
    try {
      write()
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing)
        this.#warn(`Journals are not stored at the moment (${reasonOf((error as Error).cause ?? error)})`)
      this.#isFailing = true
    }
    return !this.#isFailing
  }
}
