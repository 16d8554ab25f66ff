import type { Change } from '../domain/change.ts'
import type { Random } from '../domain/random.ts'
import type { WorldState } from '../domain/world-state.ts'
import { type AppliedChange, applyChanges } from './commit.ts'
import type { AppendStep, Moment, WorldClock } from './moment.ts'
import { type RandomState, SeededRandom } from './seeded-random.ts'

/** Several steps on their way to become one. */
interface Joined {
  readonly changes: Change[]
  readonly afterwards: (() => void)[]
  isSomethingKept: boolean
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
  #version: number
  #joined: Joined | undefined
  readonly #append: AppendStep | undefined
  /** Kept by the scheduler. */
  ranUpTo: number
  /** What stands beside the world (journal, faults, next events, recording), each kept by its own module: a field costs less than a look-up. */
  readonly beside: { journal?: object; faults?: object; next?: object; recording?: object } = {}

  /** `append` is a durable store's; `version` is where a kept world goes on. */
  constructor(id: string, start: Moment, clock: WorldClock, append?: AppendStep, version = 0) {
    this.id = id
    this.scenario = start.scenario
    this.seed = start.seed
    this.clock = clock
    this.#state = start.state
    this.#random = start.random
    this.#append = append
    this.#version = version
    this.ranUpTo = start.ranUpTo
  }

  get state(): WorldState {
    return this.#state
  }

  /** Counts what was kept: steps, and turns of the clock. A store compares it to notice a lost race. */
  get version(): number {
    return this.#version
  }

  /**
   * One atomic step: `decide` reads the state and lists changes, which are applied together with what it used of the generator.
   * When it throws, a change does not fit or the store cannot keep it, the world stays as it was.
   */
  act<Decision extends { readonly changes: readonly Change[] }>(
    decide: (state: WorldState, random: Random) => Decision,
  ): { readonly decision: Decision; readonly applied: readonly AppliedChange[] } {
    const random = new SeededRandom(this.#random)
    const decision = decide(this.#state, random)
    const { state, applied } = applyChanges(this.#state, decision.changes)
    if (applied.length > 0 || random.wasUsed)
      this.#keep(state, random.wasUsed ? random.state() : this.#random, decision.changes)
    if (applied.length > 0) this.tell()
    return { decision, applied }
  }

  /**
   * Everything that `steps` does to the world as one atomic step: kept whole, or, when something throws, none of it. Events that were
   * due at one moment belong together with the moment itself, or a restart in between would run some of them twice.
   */
  together<Result>(steps: () => Result): Result {
    if (this.#joined) return steps()
    const joined: Joined = { changes: [], afterwards: [], isSomethingKept: false }
    const putBack = this.#mark()
    this.#joined = joined
    let result: Result
    try {
      result = steps()
      this.#joined = undefined
      if (joined.isSomethingKept) this.#keep(this.#state, this.#random, joined.changes)
    } catch (error) {
      this.#joined = undefined
      putBack()
      throw error
    }
    if (joined.isSomethingKept) this.tell()
    for (const act of joined.afterwards) act()
    return result
  }

  /** Freezes the clock, lets it run or moves it: as durable as a step. */
  turnClock(turn: (clock: WorldClock) => void): void {
    this.together(() => {
      turn(this.clock)
      this.#keep(this.#state, this.#random, [])
    })
  }

  /** Calls back at once, or inside `together` when all of it is kept, and never when it is not. */
  onceKept(callback: () => void): void {
    if (this.#joined) this.#joined.afterwards.push(callback)
    else callback()
  }

  /** What `decide` would answer now, with nothing kept: neither changes nor the generator. */
  rehearse<Decision>(decide: (state: WorldState, random: Random) => Decision): Decision {
    return decide(this.#state, new SeededRandom(this.#random))
  }

  moment(): Moment {
    const { scenario, seed, state, clock, ranUpTo } = this
    return { scenario, seed, state, random: this.#random, now: clock.now(), frozen: clock.frozen, ranUpTo }
  }

  /** Calls back after each commit and clock move, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    if (this.#joined) return
    for (const listener of this.#listeners) listener()
  }

  #keep(state: WorldState, random: RandomState, changes: readonly Change[]): void {
    if (this.#joined) {
      this.#joined.isSomethingKept = true
      for (const change of changes) this.#joined.changes.push(change)
    } else {
      this.#append?.({ version: this.#version + 1, changes, moment: { ...this.moment(), state, random } })
      this.#version++
    }
    this.#state = state
    this.#random = random
  }

  #mark(): () => void {
    const [state, random, ranUpTo, turnBack] = [this.#state, this.#random, this.ranUpTo, this.clock.mark()]
    return () => {
      ;[this.#state, this.#random, this.ranUpTo] = [state, random, ranUpTo]
      // What comes next was counted from a moment that the world has not reached after all.
      delete this.beside.next
      turnBack()
    }
  }
}
