import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { RandomState } from './seeded-random.ts'

/** The clock of one world, epoch ms; `clock/clock.ts` is the one there is. */
export interface WorldClock {
  readonly frozen: boolean
  now(): number
  freeze(frozen: boolean): void
  /** Stays where it is when the moment has passed. */
  moveTo(moment: number): void
  /** What its source shows when the clock shows 0, while it runs: two clocks of one source with one zero show the same. */
  readonly zero: number
  /** Goes on as another clock of the same source did when it showed `now`; from there it is never behind. */
  resumeFrom(now: number, frozen: boolean, zero: number): void
  /** Remembers how it stands; the returned function puts it back as if nothing had been done to it since. */
  mark(): () => void
}

/** Everything a world is at one moment: what a snapshot keeps and a new world starts from. Costs nothing, since nothing is copied. */
export interface WorldSnapshot {
  readonly scenario: string
  readonly seed: string
  readonly state: WorldState
  readonly random: RandomState
  readonly now: number
  readonly frozen: boolean
  /** Events up to this moment (epoch ms, inclusive) have run. */
  readonly ranUpTo: number
}

/** One atomic step, whole: its changes in order, and what the world is once they are in it. `version` is one more than before. */
export interface WorldStep {
  readonly version: number
  readonly changes: readonly Change[]
  readonly snapshot: WorldSnapshot
  /** Of the clock, `WorldClock.zero`. */
  readonly clockZero: number
}

/** Makes a step durable. When it throws, the step did not happen. */
export type AppendStep = (step: WorldStep) => void
