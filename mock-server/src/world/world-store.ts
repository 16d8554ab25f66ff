import type { World } from './world.ts'

/** Where worlds live. The memory store forgets them with the process; durable ones append each commit's changes. */
export interface WorldStore {
  get(id: string): World | undefined
  /** The oldest first. */
  all(): readonly World[]
  put(world: World): void
  delete(id: string): boolean
}

/** Keeps at most `limit` worlds; the oldest one goes first, so a suite that never deletes its worlds cannot fill the memory. */
export class MemoryStore implements WorldStore {
  readonly #worlds = new Map<string, World>()
  readonly #limit: number

  constructor(limit = 5_000) {
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
