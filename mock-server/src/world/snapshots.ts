import type { Moment } from './world.ts'

/** Moments kept under an id, oldest dropped first. Keeping one costs nothing: the tree is shared. */
export class Snapshots {
  readonly #kept = new Map<string, Moment>()
  readonly #limit: number

  constructor(limit = 1_000) {
    this.#limit = limit
  }

  keep(moment: Moment): string {
    const id = `s-${crypto.randomUUID()}`
    this.#kept.set(id, moment)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest)
    return id
  }

  get(id: string): Moment | undefined {
    return this.#kept.get(id)
  }
}
