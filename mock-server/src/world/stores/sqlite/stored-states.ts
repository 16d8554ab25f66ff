import { hash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { WorldState } from '../../../domain/state/world-state.ts'
import { fromPlainState, type PlainState, toPlainState } from '../../../domain/state/world-state.ts'
import { decode, encode } from '../../stored-values.ts'

/** Complete states, each stored once by the hash of its bytes, for as long as a world or a snapshot refers to it. */
export class StoredStates {
  readonly #known = new WeakMap<WorldState, string>()
  readonly #find: StatementSync
  readonly #insert: StatementSync
  readonly #select: StatementSync
  readonly #drop: StatementSync

  constructor(database: DatabaseSync) {
    this.#find = database.prepare('SELECT 1 FROM states WHERE hash = ?')
    this.#insert = database.prepare('INSERT OR IGNORE INTO states VALUES (?, ?)')
    this.#select = database.prepare('SELECT value FROM states WHERE hash = ?')
    this.#drop = database.prepare(
      `DELETE FROM states WHERE hash = ?1
       AND NOT EXISTS (SELECT 1 FROM worlds WHERE state = ?1) AND NOT EXISTS (SELECT 1 FROM snapshots WHERE state = ?1)`,
    )
  }

  /** Returns the hash. A tree that is already stored costs one look-up: worlds of one scenario start from the same one. */
  keep(state: WorldState): string {
    const known = this.#known.get(state)
    if (known !== undefined && this.#find.get(known)) return known
    const bytes = encode(toPlainState(state))
    const name = hash('sha256', bytes, 'hex')
    this.#insert.run(name, bytes)
    this.#known.set(state, name)
    return name
  }

  read(name: string): WorldState {
    const row = this.#select.get(name) as { value: Uint8Array } | undefined
    if (!row) throw new Error(`The state ${name} is missing`)
    const state = fromPlainState(decode(row.value) as PlainState)
    this.#known.set(state, name)
    return state
  }

  /** Deletes the unreferenced ones. */
  dropUnused(names: Iterable<string>): void {
    for (const name of new Set(names)) this.#drop.run(name)
  }
}
