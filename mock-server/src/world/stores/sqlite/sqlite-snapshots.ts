import type { DatabaseSync } from 'node:sqlite'
import { columnsOf, type NamedColumns, snapshotOf } from '../../snapshot-columns.ts'
import { freshSnapshotId, MAX_SNAPSHOTS, type Snapshots } from '../../snapshots.ts'
import type { WorldSnapshot } from '../../world-snapshot.ts'
import type { StoredStates } from './stored-states.ts'
import { transaction } from './writes.ts'

/** Snapshots in the same file, so that a state link still opens after a restart. */
export class SqliteSnapshots implements Snapshots {
  readonly #database: DatabaseSync
  readonly #states: StoredStates
  readonly #limit: number
  readonly #insert
  readonly #select
  readonly #deleteOld

  constructor(database: DatabaseSync, states: StoredStates, limit = MAX_SNAPSHOTS) {
    this.#database = database
    this.#states = states
    this.#limit = limit
    this.#insert = database.prepare(
      'INSERT INTO snapshots (id, scenario, seed, state, random, now, frozen, ranUpTo) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    this.#select = database.prepare('SELECT * FROM snapshots WHERE id = ?')
    this.#deleteOld = database.prepare(
      'DELETE FROM snapshots WHERE number <= (SELECT max(number) FROM snapshots) - ? RETURNING state',
    )
  }

  keep(snapshot: WorldSnapshot): string {
    const id = freshSnapshotId()
    transaction(this.#database, () => {
      const state = this.#states.keep(snapshot.state)
      this.#insert.run(id, snapshot.scenario, snapshot.seed, state, ...columnsOf(snapshot))
      const gone = this.#deleteOld.all(this.#limit) as unknown as readonly { readonly state: string }[]
      this.#states.dropUnused(gone.map((row) => row.state))
    })
    return id
  }

  get(id: string): WorldSnapshot | undefined {
    const row = this.#select.get(id) as NamedColumns | undefined
    return row && snapshotOf(row, this.#states.read(row.state))
  }
}
