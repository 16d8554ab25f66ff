import {
  type CreateWorldOptions,
  DEFAULT_WORLD,
  type NewSeed,
  SnapshotFactory,
  worldExists,
} from './create-world-options.ts'
import type { Scenario } from './scenario.ts'
import type { PushResult, SharedStore } from './shared-store.ts'
import type { World } from './world.ts'
import type { WorldAccess, WorldSummary } from './world-access.ts'
import { type CachedWorld, WorldCache } from './world-cache.ts'
import { tooManyWorlds, UNUSED_LIFE } from './world-limit.ts'
import type { WorldSnapshot } from './world-snapshot.ts'
import { StoreError } from './world-store.ts'
import type { RealTime, StartClock } from './worlds.ts'

/** A step that loses so often against other processes is given up; each time another one succeeded. */
const MAX_TRIES = 100
/** Milliseconds between checks of a world with listeners, in case a notification was lost. */
const LOOK_EVERY = 1_000
/** Milliseconds between writes of when a world was last used: not every call should write. */
const SAVE_USE_EVERY = 60_000
const NOTHING_PUSHED: PushResult = { firstNote: 0, isLong: false }

/**
 * Worlds that several processes use at once. Each call reads what is newer, tries its step on that, and pushes it; when another process
 * was faster, the step is tried again on the newer state. In one process the calls of a world take turns.
 */
export class SharedWorlds implements WorldAccess {
  readonly scenarios: readonly Scenario[]
  readonly isShared = true
  readonly isDurable = true
  readonly #store: SharedStore
  readonly #startClock: StartClock
  readonly #realTime: RealTime
  readonly #starts: SnapshotFactory
  readonly #held: WorldCache
  readonly #turns = new KeyedQueue()
  readonly #looking = new Set<string>()
  readonly #looks: NodeJS.Timeout

  /** `startClock`: its clocks share one source, the store's own time. */
  constructor(
    scenarios: readonly Scenario[],
    store: SharedStore,
    startClock: StartClock,
    newSeed?: NewSeed,
    realTime: RealTime = Date.now,
  ) {
    this.scenarios = scenarios
    this.#realTime = realTime
    this.#store = store
    this.#startClock = startClock
    this.#starts = new SnapshotFactory(scenarios, newSeed)
    this.#held = new WorldCache(store, startClock, (id) => this.#look(id))
    store.onChange((keys) => this.#lookAt(keys))
    this.#looks = setInterval(() => this.#lookAt('all'), LOOK_EVERY).unref()
  }

  withWorld<Result>(id: string, work: (world: World | undefined) => Result): Promise<Result> {
    return this.#turns.run(id, () => this.#do(() => this.#use(id), work))
  }

  resume<Result>(before: World, work: (world: World) => Result): Promise<Result> {
    const { id } = before
    const closed = () => new StoreError(`The world ${id} was closed`)
    const find = async () => {
      const held = await this.#held.refresh(id)
      return held?.key === this.#held.keyOf(before) ? held : undefined
    }
    const go = (world: World | undefined) => {
      if (!world) throw closed()
      return work(world)
    }
    return this.#turns.run(id, () => this.#do(find, go))
  }

  open(options: CreateWorldOptions): Promise<World> {
    return this.openAt(this.#starts.snapshotOf(options), options.id)
  }

  async openAt(snapshot: WorldSnapshot, id = this.#starts.freshId()): Promise<World> {
    await this.#makeRoom()
    const now = this.#realTime()
    if (!(await this.#store.create(id, snapshot, now))) throw worldExists(id)
    const held = await this.#turns.run(id, () => this.#held.refresh(id))
    if (!held) throw new StoreError(`The world ${id} was closed`)
    held.world.usedAt = now
    return held.world
  }

  close(id: string): Promise<boolean> {
    return this.#turns.run(id, async () => {
      const isClosed = await this.#store.delete(id)
      this.#held.forget(id)
      return isClosed
    })
  }

  async all(): Promise<readonly WorldSummary[]> {
    const stored = await this.#store.all()
    return stored.map(({ now, frozen, clockZero, ...summary }) => {
      const clock = this.#startClock(now, frozen)
      clock.resumeFrom(now, frozen, clockZero)
      return { ...summary, clock }
    })
  }

  get limit(): number {
    return this.#store.limit
  }

  removeUnused(): Promise<void> {
    return this.#store.deleteUnused(this.#realTime() - UNUSED_LIFE)
  }

  /** The default world's clock, as far as this process knows. */
  now(): number {
    return this.#held.get(DEFAULT_WORLD)?.world.clock.now() ?? this.#starts.now()
  }

  /** Stops all notifications. */
  stop(): void {
    clearInterval(this.#looks)
  }

  async #makeRoom(): Promise<void> {
    if ((await this.#store.count()) < this.limit) return
    await this.removeUnused()
    const worlds = await this.#store.all()
    if (worlds.length >= this.limit) throw tooManyWorlds(worlds, this.limit)
  }

  async #use(id: string): Promise<CachedWorld | undefined> {
    const held = await this.#find(id)
    const now = this.#realTime()
    if (!held || now - held.world.usedAt < SAVE_USE_EVERY) return held
    held.world.usedAt = now
    await this.#store.saveUse(held.key, now)
    return held
  }

  async #find(id: string): Promise<CachedWorld | undefined> {
    const held = await this.#held.refresh(id)
    if (held || id !== DEFAULT_WORLD) return held
    // Another process may create it at the same time.
    await this.#store.create(id, this.#starts.snapshotOf({}), this.#realTime())
    return this.#held.refresh(id)
  }

  /** `find` reads the current world; the result counts only when the store accepts the step. */
  async #do<Result>(
    find: () => Promise<CachedWorld | undefined>,
    work: (world: World | undefined) => Result,
  ): Promise<Result> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const held = await find()
      if (!held) return work(undefined)
      const { world, key } = held
      const { result, step, notes, commit: keep } = world.tryTransaction(() => work(world))
      const pushed = step || notes.length > 0 ? await this.#store.push(key, step, notes) : NOTHING_PUSHED
      if (!pushed) continue
      keep(pushed.firstNote)
      if (step && pushed.isLong) await this.#store.compact(key, step)
      return result
    }
    throw new StoreError(`Other processes wrote to the world first, ${MAX_TRIES} times`)
  }

  #lookAt(keys: readonly number[] | 'all'): void {
    for (const { world, key } of this.#held.all())
      if ((world.isListenedTo || world.id === DEFAULT_WORLD) && (keys === 'all' || keys.includes(key)))
        this.#look(world.id)
  }

  /** Reads what is newer and notifies the listeners, also of notes alone. A read that has not started yet covers this notification too. */
  #look(id: string): void {
    if (this.#looking.has(id)) return
    this.#looking.add(id)
    const look = this.#turns.run(id, async () => {
      this.#looking.delete(id)
      const held = this.#held.get(id) && (await this.#held.refresh(id))
      held?.world.notifyListeners()
    })
    // The store is unavailable; the next read will catch up.
    look.catch(() => {})
  }
}

/** Runs tasks of one name one after another, in the order of their arrival. */
class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(task)
    // The next task runs even if this one failed.
    const forget = () => this.#forget(name, ended)
    const ended: Promise<void> = turn.then(forget, forget)
    this.#last.set(name, ended)
    return turn
  }

  #forget(name: string, ended: Promise<unknown>): void {
    if (this.#last.get(name) === ended) this.#last.delete(name)
  }
}
