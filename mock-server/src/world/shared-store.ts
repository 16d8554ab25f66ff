import type { WorldState } from '../domain/state/world-state.ts'
import type { JournalNote, StoredNote } from './sharing.ts'
import type { WorldSnapshot, WorldStep } from './world-snapshot.ts'

/** A world as the store has it. `key` is never given twice: a later world of the same name has another. */
export interface StoredWorld {
  readonly key: number
  readonly version: number
  readonly snapshot: WorldSnapshot
  readonly clockZero: number
}

/** What is known of a world already, so that only the newer part has to be read. */
export interface KnownWorld {
  readonly key: number
  readonly version: number
  readonly snapshot: Pick<WorldSnapshot, 'scenario' | 'seed'> & { readonly state: WorldState }
}

export interface PushResult {
  /** The number that the first of the notes got. */
  readonly firstNote: number
  /** So many steps are kept one by one that they should be put together. */
  readonly isLong: boolean
}

/** Where several processes keep their worlds together. Everything throws `NotKeptError` where the store cannot be reached. */
export interface SharedStore {
  /** Undefined: there is no such world; `unchanged`: it is as `known`. */
  read(id: string, known: KnownWorld | undefined): Promise<StoredWorld | 'unchanged' | undefined>
  /** Keeps a step and notes, all or nothing; undefined when another step was faster, or the world was closed. */
  push(key: number, step: WorldStep | undefined, notes: readonly JournalNote[]): Promise<PushResult | undefined>
  /** Puts the steps up to this one together. */
  compact(key: number, step: WorldStep): Promise<void>
  /** False when the name is taken. */
  create(id: string, moment: WorldSnapshot): Promise<boolean>
  delete(id: string): Promise<boolean>
  /** The oldest first. */
  all(): Promise<readonly (StoredClock & { readonly id: string; readonly scenario: string })[]>
  notesAfter(key: number, number: number): Promise<readonly StoredNote[]>
  /** Calls back with the keys of worlds that some process wrote to, or with `all` when it may have missed some. */
  onChange(listener: (keys: readonly number[] | 'all') => void): void
}

export interface StoredClock {
  readonly now: number
  readonly frozen: boolean
  readonly clockZero: number
}
