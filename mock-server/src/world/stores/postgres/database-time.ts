import type { Database } from './database.ts'

/** Clocks of processors drift apart by at most some ms in a minute. */
const MEASURE_EVERY = 60_000
const STATEMENT = { name: 'time', text: 'SELECT extract(epoch FROM clock_timestamp())::double precision * 1000 AS now' }

/** The database's own time in this process (epoch ms), the common clock of all processes, whatever their machines show. */
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

  /** Never goes back, even if the next measurement finds that it was ahead. */
  readonly now = (): number => {
    this.#latest = Math.max(this.#latest, performance.now() + this.#ahead)
    return this.#latest
  }

  stop(): void {
    clearInterval(this.#measures)
  }

  async #measure(): Promise<void> {
    const sentAt = performance.now()
    const [row] = await this.#database.query<{ now: number }>(STATEMENT, [])
    // Half of the round trip happened after the database read its time.
    if (row) this.#ahead = row.now - (sentAt + performance.now()) / 2
  }
}
