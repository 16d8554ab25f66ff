import type { AppendStep, Moment, WorldClock } from './moment.ts'
import type { Scenario } from './scenario.ts'
import { type RandomState, seedRandom } from './seeded-random.ts'
import { World } from './world.ts'
import type { WorldStore } from './world-store.ts'

export const DEFAULT_WORLD = 'default'
export const DEFAULT_SCENARIO = 'default'

/** What a new world may be asked to be; everything left out is the scenario's. `now` in epoch ms. */
export interface WorldWish {
  readonly id?: string
  readonly scenario?: string
  readonly now?: number
  readonly frozen?: boolean
  readonly seed?: string
}

/** Starts a clock at `now` (epoch ms); handed in by app.ts. */
export type StartClock = (now: number, frozen: boolean) => WorldClock

/** Opens and closes worlds. Making one copies nothing: it starts from the scenario's own tree, which nobody ever changes. */
export class Worlds {
  readonly scenarios: readonly Scenario[]
  readonly #store: WorldStore
  readonly #startClock: StartClock
  readonly #starts = new Map<string, RandomState>()
  #opened = 0

  constructor(scenarios: readonly Scenario[], store: WorldStore, startClock: StartClock) {
    this.scenarios = scenarios
    this.#store = store
    this.#startClock = startClock
  }

  /** The world `default` is made at its first use, and again after it was deleted: deleting it is how it starts anew. */
  find(id: string): World | undefined {
    const world = this.#store.get(id)
    return world ?? (id === DEFAULT_WORLD ? this.open({ id }) : undefined)
  }

  /** Those that are open, the oldest first. */
  all(): readonly World[] {
    return this.#store.all()
  }

  /** Throws `WorldRefusedError` for a taken id or an unknown scenario. */
  open(wish: WorldWish): World {
    const name = wish.scenario ?? DEFAULT_SCENARIO
    const scenario = this.scenarios.find((known) => known.name === name)
    if (!scenario) throw new WorldRefusedError('unknown-scenario', `There is no scenario ${name}`)
    const now = wish.now ?? Temporal.Instant.from(scenario.now).epochMilliseconds
    const seed = wish.seed ?? name
    const random = this.#startOf(seed)
    const frozen = wish.frozen ?? false
    return this.openAt({ scenario: name, seed, state: scenario.state, random, now, frozen, ranUpTo: now }, wish.id)
  }

  /** A new world that starts at a kept moment, messages, codes and clock included. Tokens stay behind: they name their world. */
  openAt(moment: Moment, id = this.#freshId()): World {
    if (this.#store.get(id)) throw new WorldRefusedError('world-exists', `The world ${id} exists; delete it first`)
    const { append } = this.#store
    const step: AppendStep | undefined = append && ((done) => append(world, done))
    const world = new World(id, moment, this.#startClock(moment.now, moment.frozen), step)
    this.#store.put(world)
    return world
  }

  /** The clock that answers outside of any world show: the default world's. */
  now(): number {
    return (
      this.#store.get(DEFAULT_WORLD)?.clock.now() ??
      Temporal.Instant.from(this.scenarios[0]?.now ?? '1970-01-01T00:00Z').epochMilliseconds
    )
  }

  close(id: string): boolean {
    return this.#store.delete(id)
  }

  #freshId(): string {
    this.#opened++
    return `w${this.#opened.toString(36)}-${crypto.randomUUID().slice(0, 8)}`
  }

  #startOf(seed: string): RandomState {
    const known = this.#starts.get(seed)
    if (known) return known
    const start = seedRandom(seed)
    if (this.#starts.size < 1000) this.#starts.set(seed, start)
    return start
  }
}

export class WorldRefusedError extends Error {
  override name = 'WorldRefusedError'
  readonly code: 'world-exists' | 'unknown-scenario'

  constructor(code: 'world-exists' | 'unknown-scenario', message: string) {
    super(message)
    this.code = code
  }
}
