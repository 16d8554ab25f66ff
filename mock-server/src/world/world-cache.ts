import type { SharedStore, StoredWorld } from './shared-store.ts'
import type { Sharing } from './sharing.ts'
import { World } from './world.ts'
import type { StartClock } from './worlds.ts'

export interface CachedWorld {
  readonly world: World
  readonly key: number
}

/** The number of worlds in the memory of one process; others are read again. */
const MAX_HELD = 500

/** Copies of stored worlds, each as new as its last read from the store. */
export class WorldCache {
  readonly #store: SharedStore
  readonly #startClock: StartClock
  readonly #watch: (id: string) => void
  readonly #held = new Map<string, CachedWorld>()
  readonly #keys = new WeakMap<World, number>()

  /** `watch`: called when the world gets its first listener. */
  constructor(store: SharedStore, startClock: StartClock, watch: (id: string) => void) {
    this.#store = store
    this.#startClock = startClock
    this.#watch = watch
  }

  get(id: string): CachedWorld | undefined {
    return this.#held.get(id)
  }

  all(): readonly CachedWorld[] {
    return [...this.#held.values()]
  }

  /** The key of the world that this object is a copy of, even if it is no longer cached. */
  keyOf(world: World): number | undefined {
    return this.#keys.get(world)
  }

  /** Refreshes the copy from the store; undefined when there is no such world any more. */
  async refresh(id: string): Promise<CachedWorld | undefined> {
    const held = this.#held.get(id)
    const { world } = held ?? {}
    const known = held && world && { key: held.key, version: world.version, snapshot: world }
    const stored = await this.#store.read(id, known)
    if (stored === 'unchanged') return held
    if (stored && held?.key === stored.key) {
      held.world.replaceState(stored.snapshot, stored.clockZero, stored.version)
      return held
    }
    this.#held.delete(id)
    return stored && this.#hold(id, stored)
  }

  forget(id: string): void {
    this.#held.delete(id)
  }

  #hold(id: string, { key, version, snapshot, clockZero, createdAt }: StoredWorld): CachedWorld {
    const clock = this.#startClock(snapshot.now, snapshot.frozen)
    clock.resumeFrom(snapshot.now, snapshot.frozen, clockZero)
    const world = new World(id, snapshot, clock, undefined, version)
    const sharing: Sharing = {
      notesAfter: (number) => this.#store.notesAfter(key, number),
      watch: () => this.#watch(id),
    }
    world.sharing = sharing
    world.createdAt = createdAt
    const held = { world, key }
    this.#keys.set(world, key)
    if (this.#held.size >= MAX_HELD) this.#dropOne()
    this.#held.set(id, held)
    return held
  }

  /** Drops the oldest copy without a listener. */
  #dropOne(): void {
    const idle = this.#held.entries().find(([, { world }]) => !world.isListenedTo)
    if (idle) this.#held.delete(idle[0])
  }
}
