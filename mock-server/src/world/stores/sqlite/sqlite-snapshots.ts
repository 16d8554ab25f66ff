import type { DatabaseSync } from 'node:sqlite'
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
import type { StoredStates } from './stored-states.ts'
import { transaction } from './writes.ts'

type LinkRow = NamedColumns & Pick<StateLink, 'world' | 'savedAt' | 'history'>
type SummaryRow = Omit<StateLinkSummary, 'label'> & { readonly label: string }

/** Snapshots in the same file, so that a state link still opens after a restart. */
export class SqliteSnapshots implements Snapshots {
  readonly limit: number
  readonly #database: DatabaseSync
  readonly #states: StoredStates
  readonly #insert
  readonly #select
  readonly #selectAll
  readonly #count
  readonly #delete

  constructor(database: DatabaseSync, states: StoredStates, limit = MAX_SNAPSHOTS) {
    this.limit = limit
    this.#database = database
    this.#states = states
    this.#insert = database.prepare(
      `INSERT INTO snapshots (id, scenario, seed, state, random, now, frozen, ranUpTo, label, world, savedAt, history)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.#select = database.prepare('SELECT * FROM snapshots WHERE id = ?')
    this.#selectAll = database.prepare(
      'SELECT id, world, savedAt, scenario, now, label FROM snapshots ORDER BY number DESC',
    )
    this.#count = database.prepare('SELECT count(*) AS count FROM snapshots')
    this.#delete = database.prepare('DELETE FROM snapshots WHERE id = ? RETURNING state')
  }

  keep({ snapshot, world, savedAt, history }: StateLink): string {
    const { count } = this.#count.get() as { count: number }
    if (count >= this.limit) throw tooManySnapshots(this.limit)
    const id = freshSnapshotId()
    transaction(this.#database, () => {
      const state = this.#states.keep(snapshot.state)
      const { scenario, seed } = snapshot
      this.#insert.run(id, scenario, seed, state, ...columnsOf(snapshot), world, savedAt, history)
    })
    return id
  }

  get(id: string): StateLink | undefined {
    const row = this.#select.get(id) as LinkRow | undefined
    if (!row) return undefined
    const { world, savedAt, history } = row
    return { snapshot: snapshotOf(row, this.#states.read(row.state)), world, savedAt, history }
  }

  delete(id: string): boolean {
    return transaction(this.#database, () => {
      const gone = this.#delete.get(id) as { state: string } | undefined
      if (gone) this.#states.dropUnused([gone.state])
      return gone !== undefined
    })
  }

  all(): readonly StateLinkSummary[] {
    const rows = this.#selectAll.all() as unknown as readonly SummaryRow[]
    return rows.map((row) => ({ ...row, label: JSON.parse(row.label) as WorldLabel }))
  }
}
