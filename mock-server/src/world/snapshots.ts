import type { Moment } from './moment.ts'
import type { Awaitable } from './world-access.ts'

/** Moments kept under an id, at most `MOST_SNAPSHOTS` of them, the oldest dropped first. */
export interface Snapshots {
  keep(moment: Moment): Awaitable<string>
  get(id: string): Awaitable<Moment | undefined>
}

export const MOST_SNAPSHOTS = 1_000

/** Keeping one costs nothing: the tree is shared. */
export class MemorySnapshots implements Snapshots {
  readonly #kept = new Map<string, Moment>()
  readonly #limit: number

  constructor(limit = MOST_SNAPSHOTS) {
    this.#limit = limit
  }

  keep(moment: Moment): string {
    const id = freshSnapshotId()
    this.#kept.set(id, moment)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest)
    return id
  }

  get(id: string): Moment | undefined {
    return this.#kept.get(id)
  }
}

export const freshSnapshotId = (): string => `s-${crypto.randomUUID()}`
