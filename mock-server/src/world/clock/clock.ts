import type { WorldClock } from '../world-snapshot.ts'

/** A source of monotonic milliseconds; `performance.now` in the process, a hand-moved one in tests. */
export type MonotonicSource = () => number

/** The clock of one world: epoch ms, running or frozen. It counts from its own start and never looks at the wall clock. */
export class Clock implements WorldClock {
  readonly #source: MonotonicSource
  #base: number
  #startedAt: number
  #frozen: boolean

  constructor(source: MonotonicSource, now: number, frozen: boolean) {
    this.#source = source
    this.#base = now
    this.#startedAt = source()
    this.#frozen = frozen
  }

  get frozen(): boolean {
    return this.#frozen
  }

  now(): number {
    return this.#frozen ? this.#base : this.#base + Math.max(0, Math.floor(this.#source() - this.#startedAt))
  }

  get zero(): number {
    return this.#startedAt - this.#base
  }

  resumeFrom(now: number, frozen: boolean, zero: number): void {
    this.#base = now
    this.#startedAt = zero + now
    this.#frozen = frozen
  }

  freeze(frozen: boolean): void {
    this.#rebase(this.now())
    this.#frozen = frozen
  }

  /** Moves forward to `moment` (epoch ms) and stays running or frozen. An earlier moment has no effect. */
  moveTo(moment: number): void {
    this.#rebase(Math.max(moment, this.now()))
  }

  mark(): () => void {
    const [base, startedAt, frozen] = [this.#base, this.#startedAt, this.#frozen]
    return () => {
      this.#base = base
      this.#startedAt = startedAt
      this.#frozen = frozen
    }
  }

  #rebase(now: number): void {
    this.#base = now
    this.#startedAt = this.#source()
  }
}
