import {
  type CreateWorldOptions,
  DEFAULT_WORLD,
  type NewSeed,
  SnapshotFactory,
  worldExists,
} from './create-world-options.ts'
import type { Scenario } from './scenario.ts'
import { World } from './world.ts'
import type { WorldAccess } from './world-access.ts'
import type { AppendStep, WorldClock, WorldSnapshot } from './world-snapshot.ts'
import type { WorldStore } from './world-store.ts'

/** Starts a clock at `now` (epoch ms); provided by app.ts. */
export type StartClock = (now: number, frozen: boolean) => WorldClock

/**
 * Worlds of this process alone, so every method is synchronous. Creating one copies nothing: it starts from the scenario's own tree,
 * which never changes.
 */
export class Worlds implements WorldAccess {
  readonly scenarios: readonly Scenario[]
  readonly isShared = false
  readonly #store: WorldStore
  readonly #startClock: StartClock
  readonly #starts: SnapshotFactory

  constructor(scenarios: readonly Scenario[], store: WorldStore, startClock: StartClock, newSeed?: NewSeed) {
    this.scenarios = scenarios
    this.#store = store
    this.#startClock = startClock
    this.#starts = new SnapshotFactory(scenarios, newSeed)
  }

  /** The world `default` is created at its first use, and again after it was deleted: deleting it resets it. */
  find(id: string): World | undefined {
    const world = this.#store.get(id)
    return world ?? (id === DEFAULT_WORLD ? this.open({ id }) : undefined)
  }

  withWorld<Result>(id: string, work: (world: World | undefined) => Result): Result {
    return work(this.find(id))
  }

  resume<Result>(world: World, work: (world: World) => Result): Result {
    return work(world)
  }

  all(): readonly World[] {
    return this.#store.all()
  }

  open(options: CreateWorldOptions): World {
    return this.openAt(this.#starts.snapshotOf(options), options.id)
  }

  openAt(snapshot: WorldSnapshot, id = this.#starts.freshId()): World {
    if (this.#store.get(id)) throw worldExists(id)
    const { append } = this.#store
    const step: AppendStep | undefined = append && ((done) => append(world, done))
    const world = new World(id, snapshot, this.#startClock(snapshot.now, snapshot.frozen), step)
    this.#store.put(world)
    return world
  }

  now(): number {
    return this.#store.get(DEFAULT_WORLD)?.clock.now() ?? this.#starts.now()
  }

  close(id: string): boolean {
    return this.#store.delete(id)
  }
}
