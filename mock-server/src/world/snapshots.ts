import type { Awaitable } from './world-access.ts'
import type { WorldSnapshot } from './world-snapshot.ts'

/** Snapshots stored under an id, at most `MOST_SNAPSHOTS` of them; the oldest is dropped first. */
export interface Snapshots {
  keep(snapshot: WorldSnapshot): Awaitable<string>
  get(id: string): Awaitable<WorldSnapshot | undefined>
}

export const MAX_SNAPSHOTS = 1_000

/** Storing one costs nothing, because the tree is shared. */
export class MemorySnapshots implements Snapshots {
  readonly #kept = new Map<string, WorldSnapshot>()
  readonly #limit: number

  constructor(limit = MAX_SNAPSHOTS) {
    this.#limit = limit
  }

  keep(snapshot: WorldSnapshot): string {
    const id = freshSnapshotId()
    this.#kept.set(id, snapshot)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest)
    return id
  }

  get(id: string): WorldSnapshot | undefined {
    return this.#kept.get(id)
  }
}

export const freshSnapshotId = (): string => `s-${crypto.randomUUID()}`
