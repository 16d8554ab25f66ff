import type { Scenario } from './scenario.ts'
import { type RandomState, seedRandom } from './seeded-random.ts'
import type { WorldLabel, WorldSnapshot } from './world-snapshot.ts'

export const DEFAULT_WORLD = 'default'
export const DEFAULT_SCENARIO = 'default'

/** Options of a new world; omitted ones have the scenario's values. `now` is epoch ms. */
export interface CreateWorldOptions {
  readonly id?: string
  readonly scenario?: string
  readonly now?: number
  readonly frozen?: boolean
  readonly seed?: string
  readonly label?: WorldLabel
}

/** The seed of a world created without one, by the name of its scenario. */
export type NewSeed = (scenario: string) => string

/** The snapshots from which new worlds start. */
export class SnapshotFactory {
  readonly #scenarios: readonly Scenario[]
  readonly #newSeed: NewSeed
  readonly #seeds = new Map<string, RandomState>()
  #named = 0

  /** Without `newSeed` equal scenarios start alike, so that a run can be repeated. */
  constructor(scenarios: readonly Scenario[], newSeed: NewSeed = (scenario) => scenario) {
    this.#scenarios = scenarios
    this.#newSeed = newSeed
  }

  /** Throws `WorldRefusedError` for an unknown scenario. */
  snapshotOf(options: CreateWorldOptions): WorldSnapshot {
    const name = options.scenario ?? DEFAULT_SCENARIO
    const scenario = this.#scenarios.find((known) => known.name === name)
    if (!scenario) throw new WorldRefusedError('unknown-scenario', `There is no scenario ${name}`)
    const now = options.now ?? Temporal.Instant.from(scenario.now).epochMilliseconds
    const seed = options.seed ?? this.#newSeed(name)
    const random = this.#startOf(seed)
    const frozen = options.frozen ?? false
    const { label = {} } = options
    return { scenario: name, seed, state: scenario.state, random, now, frozen, ranUpTo: now, label }
  }

  /** Epoch ms of the first scenario, for a time when no world exists yet. */
  now(): number {
    return Temporal.Instant.from(this.#scenarios[0]?.now ?? '1970-01-01T00:00Z').epochMilliseconds
  }

  freshId(): string {
    this.#named++
    return `w${this.#named.toString(36)}-${crypto.randomUUID().slice(0, 8)}`
  }

  #startOf(seed: string): RandomState {
    const known = this.#seeds.get(seed)
    if (known) return known
    const start = seedRandom(seed)
    if (this.#seeds.size < 1000) this.#seeds.set(seed, start)
    return start
  }
}

type Refusal = 'world-exists' | 'unknown-scenario' | 'too-many-worlds' | 'too-many-snapshots'

export class WorldRefusedError extends Error {
  override name = 'WorldRefusedError'
  readonly code: Refusal

  constructor(code: Refusal, message: string) {
    super(message)
    this.code = code
  }
}

export const worldExists = (id: string): WorldRefusedError =>
  new WorldRefusedError('world-exists', `The world ${id} exists; delete it first`)
