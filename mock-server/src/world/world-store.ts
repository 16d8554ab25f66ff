import type { World } from './world.ts'
import type { WorldStep } from './world-snapshot.ts'

/**
 * Where worlds live. The memory store forgets them with the process; a durable one throws `NotKeptError` where it cannot keep something,
 * and then it did not happen.
 */
export interface WorldStore {
  get(id: string): World | undefined
  /** The oldest first. */
  all(): readonly World[]
  put(world: World): void
  delete(id: string): boolean
  /** Called before a world keeps a step. Without it, nothing outlives the process. */
  readonly append?: (world: World, step: WorldStep) => void
}

/** A durable store could not write. The message says why and holds nothing of what a world holds. */
export class StoreError extends Error {
  override name = 'NotKeptError'
}

/** How many worlds are kept; then the oldest goes first, so a suite that never deletes its worlds cannot fill the memory. */
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
