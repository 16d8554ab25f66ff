import { Pool, type PoolClient, type QueryResultRow } from 'pg'
import { StoreError, StoreUnavailableError } from '../../world-store.ts'
import { isUnavailable, reasonOf } from './database-error.ts'

/** A statement that is prepared once for each connection. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** The target of a statement: the database, or one transaction in it. */
export interface Queries {
  query<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>
}

/** Milliseconds until a request to the database fails because there is no response. */
const PATIENCE = 10_000
const CONNECTIONS = 10

/** Connections to one PostgreSQL. Every method throws `StoreError` with the database's own reason, without an address or a password. */
export class Database implements Queries {
  readonly #pool: Pool

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE / 2,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
      keepAlive: true,
    })
    // An idle connection that breaks is replaced at the next request.
    this.#pool.on('error', () => {})
  }

  query<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    return named(async () => (await this.#pool.query<Row>({ ...statement, values: [...values] })).rows)
  }

  /** Several statements, all of them or none. `begin` may set another isolation level than the usual `BEGIN`. */
  transaction<Result>(statements: (queries: Queries) => Promise<Result>, begin = 'BEGIN'): Promise<Result> {
    return named(async () => {
      const client = await this.#pool.connect()
      let isBroken = true
      try {
        await client.query(begin)
        const result = await statements(queriesOf(client))
        await client.query('COMMIT')
        isBroken = false
        return result
      } finally {
        // A failed connection is not reused, because its state is unknown.
        client.release(isBroken)
      }
    })
  }

  async ping(): Promise<void> {
    await this.query({ name: 'ping', text: 'SELECT 1' }, [])
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

const queriesOf = (client: PoolClient): Queries => ({
  query: async <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]) =>
    (await client.query<Row>({ ...statement, values: [...values] })).rows,
})

async function named<Result>(statements: () => Promise<Result>): Promise<Result> {
  try {
    return await statements()
  } catch (error) {
    const Kind = isUnavailable(error) ? StoreUnavailableError : StoreError
    throw new Kind(`The database of worlds did not answer well: ${reasonOf(error)}`, { cause: error })
  }
}
