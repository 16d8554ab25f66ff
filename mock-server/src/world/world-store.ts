import type { World } from './world.ts'
import { MAX_WORLDS } from './world-limit.ts'
import type { WorldStep } from './world-snapshot.ts'

/**
 * Stores worlds. The memory store loses them with the process; a durable one throws `StoreError` when it cannot write, and then the step
 * did not happen.
 */
export interface WorldStore {
  /** The most worlds that may be put; `Worlds` refuses more. */
  readonly limit: number
  get(id: string): World | undefined
  readonly size: number
  /** The oldest first. */
  all(): readonly World[]
  put(world: World): void
  delete(id: string): boolean
  /** Stores when the worlds were last used. Without it, that ends with the process as well. */
  readonly saveUse?: () => void
  /** Called before a world commits a step. Without it, worlds end with the process. */
  readonly append?: (world: World, step: WorldStep) => void
}

/** A durable store could not write. The message has the reason and none of the world's data. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** A store in another process cannot be reached at the moment. The caller may repeat the call, with the same idempotency key. */
export class StoreUnavailableError extends StoreError {
  readonly statusCode = 503
}

export class MemoryStore implements WorldStore {
  readonly #worlds = new Map<string, World>()
  readonly limit: number

  constructor(limit = MAX_WORLDS) {
    this.limit = limit
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id)
  }

  get size(): number {
    return this.#worlds.size
  }

  all(): readonly World[] {
    return [...this.#worlds.values()]
  }

  put(world: World): void {
    this.#worlds.set(world.id, world)
  }

  delete(id: string): boolean {
    return this.#worlds.delete(id)
  }
}
