import { columnsOf, type NamedColumns, snapshotOf } from '../../snapshot-columns.ts'
import { freshSnapshotId, MAX_SNAPSHOTS, type Snapshots } from '../../snapshots.ts'
import type { WorldSnapshot } from '../../world-snapshot.ts'
import type { Database } from './database.ts'
import type { PostgresStates } from './postgres-states.ts'

const INSERT = {
  name: 'snapshot-insert',
  text: `INSERT INTO sandbox_worlds.snapshots (id, scenario, seed, state, random, now, frozen, "ranUpTo")
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
}
const DELETE_OLD = {
  name: 'snapshot-delete-old',
  text: `DELETE FROM sandbox_worlds.snapshots
    WHERE number <= (SELECT max(number) FROM sandbox_worlds.snapshots) - $1::integer RETURNING state`,
}
const SELECT = { name: 'snapshot-select', text: 'SELECT * FROM sandbox_worlds.snapshots WHERE id = $1' }

/** Snapshots in the same database, so that a state link opens on any server behind the load balancer. */
export class PostgresSnapshots implements Snapshots {
  readonly #database: Database
  readonly #states: PostgresStates
  readonly #limit: number

  constructor(database: Database, states: PostgresStates, limit = MAX_SNAPSHOTS) {
    this.#database = database
    this.#states = states
    this.#limit = limit
  }

  async keep(snapshot: WorldSnapshot): Promise<string> {
    const id = freshSnapshotId()
    const gone = await this.#database.transaction(async (queries) => {
      const state = await this.#states.keep(queries, snapshot.state)
      await queries.query(INSERT, [id, snapshot.scenario, snapshot.seed, state, ...columnsOf(snapshot)])
      return queries.query<{ state: string }>(DELETE_OLD, [this.#limit])
    })
    await this.#states.dropUnused(gone.map(({ state }) => state))
    return id
  }

  get(id: string): Promise<WorldSnapshot | undefined> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<NamedColumns>(SELECT, [id])
      return row && snapshotOf(row, await this.#states.read(queries, row.state))
    })
  }
}
