import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** How far ahead the file records the server's lifetime, ms. The file has to be updated before that time passes. */
const AHEAD = 4_000
export const BEAT = 2_000

/**
 * How long the server has been running, in ms over all its runs. Running clocks count by it: they are paused while the server is down. A
 * killed server cannot record its end, so the file is always a little ahead: after a kill a running clock may have jumped forward by some
 * seconds, and never back.
 */
export class Lifetime {
  readonly #source: () => number
  readonly #began: number
  readonly #before: number
  readonly #database: DatabaseSync
  readonly #say: StatementSync

  /** `source` gives monotonic ms. */
  constructor(database: DatabaseSync, source: () => number) {
    const read = database.prepare(
      'SELECT max(life) AS life FROM (SELECT life FROM server UNION ALL SELECT life FROM worlds UNION ALL SELECT life FROM steps)',
    )
    this.#before = (read.get() as { life: number }).life
    this.#database = database
    this.#say = database.prepare('UPDATE server SET life = ?')
    this.#source = source
    this.#began = source()
  }

  now(): number {
    return this.#before + Math.floor(this.#source() - this.#began)
  }

  /** Written every `BEAT`, without waiting for the disk: it survives the end of the process anyway, and no call should wait for it. */
  sayAhead(): void {
    this.#database.exec('PRAGMA synchronous = NORMAL')
    try {
      this.#say.run(this.now() + AHEAD)
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL')
    }
  }

  /** Written at the end, so that an orderly stop loses and adds nothing. */
  sayExactly(): void {
    this.#say.run(this.now())
  }
}
