import type { Database } from './database.ts'

/** Clocks of processors drift apart by some ms in a minute at most. */
const MEASURE_EVERY = 60_000
const STATEMENT = { name: 'time', text: 'SELECT extract(epoch FROM clock_timestamp())::double precision * 1000 AS now' }

/** The database's own time in this process (epoch ms): worlds of several processes run by it, whatever their machines show. */
export class DatabaseTime {
  readonly #database: Database
  #ahead = 0
  #latest = 0
  readonly #measures: NodeJS.Timeout

  private constructor(database: Database) {
    this.#database = database
    this.#measures = setInterval(() => void this.#measure().catch(() => {}), MEASURE_EVERY).unref()
  }

  static async start(database: Database): Promise<DatabaseTime> {
    const time = new DatabaseTime(database)
    await time.#measure()
    return time
  }

  /** Never goes back, though the next measuring may find that it was ahead. */
  readonly now = (): number => {
    this.#latest = Math.max(this.#latest, performance.now() + this.#ahead)
    return this.#latest
  }

  stop(): void {
    clearInterval(this.#measures)
  }

  async #measure(): Promise<void> {
    const asked = performance.now()
    const [row] = await this.#database.query<{ now: number }>(STATEMENT, [])
    // Half of the way there and back lies behind the moment it was read.
    if (row) this.#ahead = row.now - (asked + performance.now()) / 2
  }
}
