import type { World } from './world.ts'
import type { WorldStep } from './world-snapshot.ts'

/**
 * Stores worlds. The memory store loses them with the process; a durable one throws `StoreError` when it cannot write, and then the step
 * did not happen.
 */
export interface WorldStore {
  get(id: string): World | undefined
  /** The oldest first. */
  all(): readonly World[]
  put(world: World): void
  delete(id: string): boolean
  /** Called before a world commits a step. Without it, worlds end with the process. */
  readonly append?: (world: World, step: WorldStep) => void
}

/** A durable store could not write. The message has the reason and none of the world's data. */
export class StoreError extends Error {
  override name = 'NotKeptError'
}

/** The most worlds of a store; then the oldest is deleted, so that a suite that never deletes its worlds cannot fill the memory. */
export const MAX_WORLDS = 5_000
export class MemoryStore implements WorldStore {
  readonly #worlds = new Map<string, World>()
  readonly #limit: number

  constructor(limit = MAX_WORLDS) {
    this.#limit = limit
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id)
  }

  all(): readonly World[] {
    return [...this.#worlds.values()]
  }

  put(world: World): void {
    this.#worlds.set(world.id, world)
    if (this.#worlds.size <= this.#limit) return
    const oldest = this.#worlds.keys().find((id) => id !== world.id)
    if (oldest !== undefined) this.#worlds.delete(oldest)
  }

  delete(id: string): boolean {
    return this.#worlds.delete(id)
  }
}
