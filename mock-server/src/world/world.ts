import type { Change } from '../domain/change.ts'
import type { Random } from '../domain/random.ts'
import type { WorldState } from '../domain/world-state.ts'
import { type AppliedChange, applyChanges } from './commit.ts'
import { type RandomState, SeededRandom } from './seeded-random.ts'

/** The clock of one world, epoch ms; `clock/clock.ts` is the one there is. */
export interface WorldClock {
  readonly frozen: boolean
  now(): number
  freeze(frozen: boolean): void
  /** Throws when the moment has passed. */
  moveTo(moment: number): void
}

/** Everything a world is at one moment: what a snapshot keeps and a new world starts from. Costs nothing, since nothing is copied. */
export interface Moment {
  readonly scenario: string
  readonly seed: string
  readonly state: WorldState
  readonly random: RandomState
  readonly now: number
  readonly frozen: boolean
  /** Events up to this moment (epoch ms, inclusive) have run. */
  readonly ranUpTo: number
}

/** One running, isolated copy of a scenario. Only `act` changes its state, one atomic step at a time. */
export class World {
  readonly id: string
  readonly scenario: string
  readonly seed: string
  readonly clock: WorldClock
  readonly #listeners = new Set<() => void>()
  #state: WorldState
  #random: RandomState
  #version = 0
  /** Kept by the scheduler. */
  ranUpTo: number
  /** What stands beside the world (journal, faults, next events), each kept by its own module: a field costs less than a look-up. */
  readonly beside: { journal?: object; faults?: object; next?: object } = {}

  constructor(id: string, start: Moment, clock: WorldClock) {
    this.id = id
    this.scenario = start.scenario
    this.seed = start.seed
    this.clock = clock
    this.#state = start.state
    this.#random = start.random
    this.ranUpTo = start.ranUpTo
  }

  get state(): WorldState {
    return this.#state
  }

  /** Counts commits; a store compares it to notice a lost race. */
  get version(): number {
    return this.#version
  }

  /**
   * One atomic step: `decide` reads the state and lists changes, which are applied together with what it used of the generator.
   * When it throws, or a change does not fit, the world stays as it was.
   */
  act<Decision extends { readonly changes: readonly Change[] }>(
    decide: (state: WorldState, random: Random) => Decision,
  ): { readonly decision: Decision; readonly applied: readonly AppliedChange[] } {
    const random = new SeededRandom(this.#random)
    const decision = decide(this.#state, random)
    const { state, applied } = applyChanges(this.#state, decision.changes)
    if (random.wasUsed) this.#random = random.state()
    if (applied.length > 0) {
      this.#state = state
      this.#version++
      this.tell()
    }
    return { decision, applied }
  }

  /** What `decide` would answer now, with nothing kept: neither changes nor the generator. */
  rehearse<Decision>(decide: (state: WorldState, random: Random) => Decision): Decision {
    return decide(this.#state, new SeededRandom(this.#random))
  }

  moment(): Moment {
    const { scenario, seed, clock, ranUpTo } = this
    return { scenario, seed, state: this.#state, random: this.#random, now: clock.now(), frozen: clock.frozen, ranUpTo }
  }

  /** Calls back after each commit and clock move, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
