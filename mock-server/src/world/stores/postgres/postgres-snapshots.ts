import { columnsOf, type NamedColumns, snapshotOf } from '../../snapshot-columns.ts'
import {
  freshSnapshotId,
  MAX_SNAPSHOTS,
  type Snapshots,
  type StateLink,
  type StateLinkSummary,
  tooManySnapshots,
} from '../../snapshots.ts'
import type { WorldLabel } from '../../world-snapshot.ts'
import type { Database } from './database.ts'
import type { PostgresStates } from './postgres-states.ts'

/** No row when there are too many; servers that save at the same moment may exceed the limit by one each. */
const INSERT = {
  name: 'snapshot-insert',
  text: `INSERT INTO sandbox_worlds.snapshots
      (id, scenario, seed, state, random, now, frozen, "ranUpTo", label, world, "savedAt", history)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
    WHERE (SELECT count(*) FROM sandbox_worlds.snapshots) < $13::integer RETURNING id`,
}
const DELETE = {
  name: 'snapshot-delete',
  text: 'DELETE FROM sandbox_worlds.snapshots WHERE id = $1 RETURNING state',
}
const SELECT = { name: 'snapshot-select', text: 'SELECT * FROM sandbox_worlds.snapshots WHERE id = $1' }
const SELECT_ALL = {
  name: 'snapshot-all',
  text: 'SELECT id, world, "savedAt", scenario, now, label FROM sandbox_worlds.snapshots ORDER BY number DESC',
}

type LinkRow = NamedColumns & Pick<StateLink, 'world' | 'savedAt' | 'history'>
type SummaryRow = Omit<StateLinkSummary, 'label'> & { readonly label: string }

/** Snapshots in the same database, so that a state link opens on any server behind the load balancer. */
export class PostgresSnapshots implements Snapshots {
  readonly limit: number
  readonly #database: Database
  readonly #states: PostgresStates

  constructor(database: Database, states: PostgresStates, limit = MAX_SNAPSHOTS) {
    this.limit = limit
    this.#database = database
    this.#states = states
  }

  async keep({ snapshot, world, savedAt, history }: StateLink): Promise<string> {
    const id = freshSnapshotId()
    const { scenario, seed } = snapshot
    const refused = await this.#database.transaction(async (queries) => {
      const state = await this.#states.keep(queries, snapshot.state)
      const values = [id, scenario, seed, state, ...columnsOf(snapshot), world, savedAt, history, this.limit]
      return (await queries.query(INSERT, values)).length === 0 ? [state] : []
    })
    await this.#states.dropUnused(refused)
    if (refused.length > 0) throw tooManySnapshots(this.limit)
    return id
  }

  get(id: string): Promise<StateLink | undefined> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<LinkRow>(SELECT, [id])
      if (!row) return undefined
      const { world, savedAt, history } = row
      return { snapshot: snapshotOf(row, await this.#states.read(queries, row.state)), world, savedAt, history }
    })
  }

  async delete(id: string): Promise<boolean> {
    const [gone] = await this.#database.query<{ state: string }>(DELETE, [id])
    if (gone) await this.#states.dropUnused([gone.state])
    return gone !== undefined
  }

  async all(): Promise<readonly StateLinkSummary[]> {
    const rows = await this.#database.query<SummaryRow>(SELECT_ALL, [])
    return rows.map((row) => ({ ...row, label: JSON.parse(row.label) as WorldLabel }))
  }
}
