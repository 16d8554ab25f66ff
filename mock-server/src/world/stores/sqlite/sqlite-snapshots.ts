import type { DatabaseSync } from 'node:sqlite'
import type { Moment } from '../../moment.ts'
import { columnsOf, momentOf, type NamedColumns } from '../../moment-columns.ts'
import { freshSnapshotId, MOST_SNAPSHOTS, type Snapshots } from '../../snapshots.ts'
import type { KeptStates } from './kept-states.ts'
import { transaction } from './writes.ts'

/** Snapshots in the same file, so that a state link still opens after a restart. */
export class SqliteSnapshots implements Snapshots {
  readonly #database: DatabaseSync
  readonly #states: KeptStates
  readonly #limit: number
  readonly #insert
  readonly #select
  readonly #deleteOld

  constructor(database: DatabaseSync, states: KeptStates, limit = MOST_SNAPSHOTS) {
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

  keep(moment: Moment): string {
    const id = freshSnapshotId()
    transaction(this.#database, () => {
      const state = this.#states.keep(moment.state)
      this.#insert.run(id, moment.scenario, moment.seed, state, ...columnsOf(moment))
      const gone = this.#deleteOld.all(this.#limit) as unknown as readonly { readonly state: string }[]
      this.#states.dropUnused(gone.map((row) => row.state))
    })
    return id
  }

  get(id: string): Moment | undefined {
    const row = this.#select.get(id) as NamedColumns | undefined
    return row && momentOf(row, this.#states.read(row.state))
  }
}
