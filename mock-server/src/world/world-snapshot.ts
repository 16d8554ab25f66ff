import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { RandomState } from './seeded-random.ts'

/** The clock of one world, epoch ms; implemented by `clock/clock.ts`. */
export interface WorldClock {
  readonly frozen: boolean
  now(): number
  freeze(frozen: boolean): void
  /** Has no effect when the moment has passed. */
  moveTo(moment: number): void
  /** What its source shows when the clock shows 0, while it runs: two clocks of one source with one zero show the same time. */
  readonly zero: number
  /** Continues another clock of the same source that showed `now`; never earlier than it. */
  resumeFrom(now: number, frozen: boolean, zero: number): void
  /** Saves the clock's state; the returned function restores it. */
  mark(): () => void
}

/** What people call a world, and what it is for. A world with a name of its own is never removed by itself. */
export interface WorldLabel {
  readonly name?: string
  readonly note?: string
  /** Epoch ms of the world: when the state was saved that it was opened from. Its name is that of the original until it gets another. */
  readonly copiedAt?: number
}

/** The complete world at one instant: the content of a snapshot and the start of a new world. Creating it copies nothing. */
export interface WorldSnapshot {
  readonly scenario: string
  readonly seed: string
  readonly state: WorldState
  readonly random: RandomState
  readonly now: number
  readonly frozen: boolean
  /** Events up to this moment (epoch ms, inclusive) have run. */
  readonly ranUpTo: number
  readonly label: WorldLabel
}

/** One complete transaction: its changes in order, and the world after them. `version` is one more than before. */
export interface WorldStep {
  readonly version: number
  readonly changes: readonly Change[]
  readonly snapshot: WorldSnapshot
  /** `WorldClock.zero` of the clock. */
  readonly clockZero: number
}

/** Makes a step durable. When it throws, the step did not happen. */
export type AppendStep = (step: WorldStep) => void
