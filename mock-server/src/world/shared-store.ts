import type { WorldState } from '../domain/state/world-state.ts'
import type { JournalNote, StoredNote } from './sharing.ts'
import type { WorldSnapshot, WorldStep } from './world-snapshot.ts'

/** A world as the store has it. `key` is never reused: a later world of the same name has another one. */
export interface StoredWorld {
  readonly key: number
  readonly version: number
  readonly snapshot: WorldSnapshot
  readonly clockZero: number
}

/** What this process already knows of a world, so that only newer parts are read. */
export interface KnownWorld {
  readonly key: number
  readonly version: number
  readonly snapshot: Pick<WorldSnapshot, 'scenario' | 'seed'> & { readonly state: WorldState }
}

export interface PushResult {
  /** The number of the first of the notes. */
  readonly firstNote: number
  /** There are so many single steps that they should be compacted. */
  readonly isLong: boolean
}

/** The worlds shared by several processes. Every method throws `StoreError` when the store is unavailable. */
export interface SharedStore {
  /** Undefined: there is no such world; `unchanged`: it is the same as `known`. */
  read(id: string, known: KnownWorld | undefined): Promise<StoredWorld | 'unchanged' | undefined>
  /** Stores a step and notes, all or nothing; undefined when another step was faster, or the world was closed. */
  push(key: number, step: WorldStep | undefined, notes: readonly JournalNote[]): Promise<PushResult | undefined>
  /** Compacts the steps up to this one. */
  compact(key: number, step: WorldStep): Promise<void>
  /** False when the name is taken. */
  create(id: string, moment: WorldSnapshot): Promise<boolean>
  delete(id: string): Promise<boolean>
  /** The oldest first. */
  all(): Promise<readonly (StoredClock & { readonly id: string; readonly scenario: string })[]>
  notesAfter(key: number, number: number): Promise<readonly StoredNote[]>
  /** Calls back with the keys of worlds that some process wrote to, or with `all` when notifications may have been missed. */
  onChange(listener: (keys: readonly number[] | 'all') => void): void
}

export interface StoredClock {
  readonly now: number
  readonly frozen: boolean
  readonly clockZero: number
}
