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
import { isUnused, tooManyWorlds } from './world-limit.ts'
import type { AppendStep, WorldClock, WorldSnapshot } from './world-snapshot.ts'
import type { WorldStore } from './world-store.ts'

/** The real time, epoch ms: only the age of worlds follows it. */
export type RealTime = () => number

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
  readonly #realTime: RealTime

  constructor(
    scenarios: readonly Scenario[],
    store: WorldStore,
    startClock: StartClock,
    newSeed?: NewSeed,
    realTime: RealTime = Date.now,
  ) {
    this.scenarios = scenarios
    this.#realTime = realTime
    this.#store = store
    this.#startClock = startClock
    this.#starts = new SnapshotFactory(scenarios, newSeed)
  }

  /** The world `default` is created at its first use, and again after it was deleted: deleting it resets it. */
  find(id: string): World | undefined {
    const world = this.#store.get(id)
    if (!world) return id === DEFAULT_WORLD ? this.open({ id }) : undefined
    world.usedAt = this.#realTime()
    return world
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
    if (id !== DEFAULT_WORLD) this.#makeRoom()
    const { append } = this.#store
    const step: AppendStep | undefined = append && ((done) => append(world, done))
    const world = new World(id, snapshot, this.#startClock(snapshot.now, snapshot.frozen), step)
    world.createdAt = this.#realTime()
    world.usedAt = world.createdAt
    this.#store.put(world)
    return world
  }

  now(): number {
    return this.#store.get(DEFAULT_WORLD)?.clock.now() ?? this.#starts.now()
  }

  close(id: string): boolean {
    return this.#store.delete(id)
  }

  get isDurable(): boolean {
    return this.#store.append !== undefined
  }

  get limit(): number {
    return this.#store.limit
  }

  removeUnused(): void {
    const now = this.#realTime()
    for (const world of this.#store.all()) if (isUnused(world, now)) this.#store.delete(world.id)
    this.#store.saveUse?.()
  }

  #makeRoom(): void {
    if (this.#store.size < this.limit) return
    this.removeUnused()
    if (this.#store.size >= this.limit) throw tooManyWorlds(this.#store.all(), this.limit)
  }
}
