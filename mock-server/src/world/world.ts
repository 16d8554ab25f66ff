import type { Change } from '../domain/state/change.ts'
import { type AppliedChange, applyChanges } from '../domain/state/commit.ts'
import type { Random } from '../domain/state/random.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { type RandomState, SeededRandom } from './seeded-random.ts'
import type { JournalNote, Sharing, StoredJournal } from './sharing.ts'
import type { AppendStep, WorldClock, WorldLabel, WorldSnapshot, WorldStep } from './world-snapshot.ts'

/** Several steps in one transaction. */
interface Joined {
  readonly changes: Change[]
  readonly notes: JournalNote[]
  readonly afterwards: (() => void)[]
  hasChanges: boolean
}

/** The result of a try; the world has none of it before `commit`. */
export interface TransactionAttempt<Result> {
  readonly result: Result
  /** Undefined when nothing was changed. */
  readonly step: WorldStep | undefined
  readonly notes: readonly JournalNote[]
  /**
   * Call it once the step is durable: applies the step to the world and runs its `afterCommit` callbacks. `firstNote` is the number of
   * its first note.
   */
  readonly commit: (firstNote: number) => void
}

/** One running, isolated copy of a scenario. Only `act` changes its state, one step at a time. */
export class World {
  readonly id: string
  readonly scenario: string
  readonly seed: string
  readonly clock: WorldClock
  readonly #listeners = new Set<() => void>()
  #state: WorldState
  #random: RandomState
  #label: WorldLabel
  #version: number
  #joined: Joined | undefined
  readonly #append: AppendStep | undefined
  /** Set by the scheduler. */
  ranUpTo: number
  /** Real time, epoch ms; set by the store of the world. */
  createdAt = 0
  usedAt = 0
  /** For a world that other processes use too; set by its store. */
  sharing: Sharing | undefined
  /** Reads the journal of an earlier process; set by a store that has it. */
  storedJournal: (() => StoredJournal) | undefined
  /**
   * Data attached to the world (journal, resends, next events, recording), each owned by its own module: a field costs less than a
   * look-up.
   */
  readonly attachments: { journal?: object; resends?: object; next?: object; recording?: object } = {}

  /** `append` belongs to a durable store; `version` is where a stored world continues. */
  constructor(id: string, start: WorldSnapshot, clock: WorldClock, append?: AppendStep, version = 0) {
    this.id = id
    this.scenario = start.scenario
    this.seed = start.seed
    this.clock = clock
    this.#state = start.state
    this.#random = start.random
    this.#label = start.label
    this.#append = append
    this.#version = version
    this.ranUpTo = start.ranUpTo
  }

  get state(): WorldState {
    return this.#state
  }

  get label(): WorldLabel {
    return this.#label
  }

  /** Counts commits: steps, and updates of the clock. A store compares it to notice a lost race. */
  get version(): number {
    return this.#version
  }

  /**
   * One step: `decide` reads the state and lists changes, which are committed together with its use of the generator. If it throws, a
   * change does not fit or the store cannot write, the world is unchanged.
   */
  act<Decision extends { readonly changes: readonly Change[] }>(
    decide: (state: WorldState, random: Random) => Decision,
  ): { readonly decision: Decision; readonly applied: readonly AppliedChange[] } {
    const random = new SeededRandom(this.#random)
    const decision = decide(this.#state, random)
    const { state, applied } = applyChanges(this.#state, decision.changes)
    if (applied.length > 0 || random.wasUsed)
      this.#commit(state, random.wasUsed ? random.state() : this.#random, decision.changes)
    if (applied.length > 0) this.notifyListeners()
    return { decision, applied }
  }

  /**
   * Commits everything that `steps` does to the world as one step, or none of it when something throws. The events of an instant and the
   * clock's move to it must be one step, or a restart in between would run some of them twice.
   */
  transaction<Result>(steps: () => Result): Result {
    if (this.#joined) return steps()
    const { result, step, commit } = this.tryTransaction(steps)
    if (step) this.#append?.(step)
    commit(0)
    return result
  }

  /**
   * As `transaction`, but only tried: the world is unchanged until `commit`, so a store may take its time over the step, refuse it, and
   * have it tried again on a newer state. Throws what `steps` throws.
   */
  tryTransaction<Result>(steps: () => Result): TransactionAttempt<Result> {
    const joined: Joined = { changes: [], notes: [], afterwards: [], hasChanges: false }
    const rollBack = this.#mark()
    this.#joined = joined
    try {
      const result = steps()
      const step = joined.hasChanges ? this.#stepOf(joined.changes, this.snapshot()) : undefined
      const rollForward = this.#mark()
      const commit = (firstNote: number) => {
        rollForward()
        if (step) {
          this.#version = step.version
          this.notifyListeners()
        }
        for (const [index, { afterCommit: notify }] of joined.notes.entries()) notify(firstNote + index)
        for (const act of joined.afterwards) act()
      }
      return { result, step, notes: joined.notes, commit }
    } finally {
      this.#joined = undefined
      rollBack()
    }
  }

  /** Takes over the state that another process left. */
  replaceState(
    { state, random, ranUpTo, now, frozen, label }: WorldSnapshot,
    clockZero: number,
    version: number,
  ): void {
    this.#state = state
    this.#random = random
    this.#label = label
    this.#version = version
    this.ranUpTo = ranUpTo
    this.clock.resumeFrom(now, frozen, clockZero)
    delete this.attachments.next
    this.notifyListeners()
  }

  /** Freezes the clock, lets it run or moves it: as durable as a step. */
  updateClock(turn: (clock: WorldClock) => void): void {
    this.transaction(() => {
      turn(this.clock)
      this.#commit(this.#state, this.#random, [])
    })
  }

  /** Names the world: as durable as a step. */
  setLabel(label: WorldLabel): void {
    this.transaction(() => {
      this.#label = label
      this.#commit(this.#state, this.#random, [])
    })
  }

  /** Calls back at once, or inside `transaction` after its commit, and never when it fails. */
  afterCommit(callback: () => void): void {
    if (this.#joined) this.#joined.afterwards.push(callback)
    else callback()
  }

  /** Adds a note to a shared store, with the step that is being tried or alone. */
  addNote(note: JournalNote): void {
    if (!this.#joined) throw new Error('A note is left only while a step is tried')
    this.#joined.notes.push(note)
  }

  /** What `decide` would return now, without saving the changes or the generator's state. */
  dryRun<Decision>(decide: (state: WorldState, random: Random) => Decision): Decision {
    return decide(this.#state, new SeededRandom(this.#random))
  }

  snapshot(): WorldSnapshot {
    const { scenario, seed, state, clock, ranUpTo, label } = this
    return { scenario, seed, state, random: this.#random, now: clock.now(), frozen: clock.frozen, ranUpTo, label }
  }

  /** Calls back after each commit and clock move, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.sharing?.watch()
    return () => this.#listeners.delete(listener)
  }

  get isListenedTo(): boolean {
    return this.#listeners.size > 0
  }

  notifyListeners(): void {
    if (this.#joined) return
    for (const listener of this.#listeners) listener()
  }

  #commit(state: WorldState, random: RandomState, changes: readonly Change[]): void {
    if (this.#joined) {
      this.#joined.hasChanges = true
      // Ten years of a large world are millions of changes, which nobody reads where no store writes them.
      if (this.#append || this.sharing) for (const change of changes) this.#joined.changes.push(change)
    } else {
      this.#append?.(this.#stepOf(changes, { ...this.snapshot(), state, random }))
      this.#version++
    }
    this.#state = state
    this.#random = random
  }

  #stepOf(changes: readonly Change[], snapshot: WorldSnapshot): WorldStep {
    return { version: this.#version + 1, changes, snapshot, clockZero: this.clock.zero }
  }

  #mark(): () => void {
    const [state, random, label] = [this.#state, this.#random, this.#label]
    const [ranUpTo, next] = [this.ranUpTo, this.attachments.next]
    const turnBack = this.clock.mark()
    return () => {
      ;[this.#state, this.#random, this.#label, this.ranUpTo] = [state, random, label, ranUpTo]
      // The next events depend on the instant that the world has reached.
      if (next) this.attachments.next = next
      else delete this.attachments.next
      turnBack()
    }
  }
}
