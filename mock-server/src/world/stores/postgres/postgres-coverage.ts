import type { Database } from './database.ts'

const COUNT = {
  name: 'answer-count',
  text: 'INSERT INTO sandbox_worlds.answers VALUES ($1, $2, $3, 1)',
}
// Rows that another process counts in between are left for the next run.
const SUM_UP = {
  name: 'answer-sum',
  text: `WITH gone AS (DELETE FROM sandbox_worlds.answers RETURNING *)
    INSERT INTO sandbox_worlds.answers SELECT operation, code, error, sum(times) FROM gone GROUP BY operation, code, error`,
}
const READ = {
  name: 'answer-read',
  text: `SELECT operation, code, error, sum(times)::double precision AS times
    FROM sandbox_worlds.answers GROUP BY operation, code, error`,
}
const SUM_EVERY = 5 * 60_000

interface Row {
  readonly operation: string
  readonly code: number
  readonly error: string | null
  readonly times: number
}

/** Counts the responses of all processes. Those of calls are stored with their world; here are the others. */
export class PostgresCoverage {
  readonly #database: Database
  readonly #sums: NodeJS.Timeout
  #counting: Promise<unknown> = Promise.resolve()

  constructor(database: Database) {
    this.#database = database
    this.#sums = setInterval(() => void database.query(SUM_UP, []).catch(() => {}), SUM_EVERY).unref()
  }

  /** Does not wait: a transport response is sent at once, and is not counted while the database is unavailable. */
  count(operationId: string, code: number, error: string | undefined): void {
    const counted = this.#database.query(COUNT, [operationId, code, error]).catch(() => {})
    this.#counting = Promise.all([this.#counting, counted]).then(() => undefined)
  }

  async read(): Promise<(operationId: string, code: number, error: string | undefined) => number> {
    await this.#counting
    const rows = await this.#database.query<Row & Record<string, unknown>>(READ, [])
    const times = new Map(rows.map(({ operation, code, error, times }) => [keyOf(operation, code, error), times]))
    return (operationId, code, error) => times.get(keyOf(operationId, code, error ?? null)) ?? 0
  }

  stop(): void {
    clearInterval(this.#sums)
  }
}

const keyOf = (operation: string, code: number, error: string | null): string =>
  JSON.stringify([operation, code, error])
