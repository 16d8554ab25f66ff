import type { WorldState } from '../domain/state/world-state.ts'
import type { JournalNote, StoredNote } from './sharing.ts'
import type { WorldLabel, WorldSnapshot, WorldStep } from './world-snapshot.ts'

/** A world as the store has it. `key` is never reused: a later world of the same name has another one. */
export interface StoredWorld {
  readonly key: number
  readonly version: number
  readonly snapshot: WorldSnapshot
  readonly clockZero: number
  /** Real time, epoch ms. */
  readonly createdAt: number
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
  /** The most worlds; `SharedWorlds` refuses more. */
  readonly limit: number
  count(): Promise<number>
  /** False when the name is taken. `createdAt` in real time. */
  create(id: string, moment: WorldSnapshot, createdAt: number): Promise<boolean>
  /** Stores when the world was used, in real time. */
  saveUse(key: number, usedAt: number): Promise<void>
  /** Deletes the unnamed worlds that were last used before `before`, except the default one. */
  deleteUnused(before: number): Promise<void>
  delete(id: string): Promise<boolean>
  /** The oldest first. */
  all(): Promise<readonly StoredSummary[]>
  notesAfter(key: number, number: number): Promise<readonly StoredNote[]>
  /** Calls back with the keys of worlds that some process wrote to, or with `all` when notifications may have been missed. */
  onChange(listener: (keys: readonly number[] | 'all') => void): void
}

export interface StoredSummary extends StoredClock {
  readonly id: string
  readonly scenario: string
  readonly label: WorldLabel
  readonly createdAt: number
  readonly usedAt: number
}

export interface StoredClock {
  readonly now: number
  readonly frozen: boolean
  readonly clockZero: number
}
