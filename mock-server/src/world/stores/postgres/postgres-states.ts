import { hash } from 'node:crypto'
import type { WorldState } from '../../../domain/state/world-state.ts'
import { fromPlainState, type PlainState, toPlainState } from '../../../domain/state/world-state.ts'
import { decode, encode } from '../../stored-values.ts'
import type { Database, Queries } from './database.ts'
import { databaseCode } from './database-error.ts'

const LOCK = { name: 'state-lock', text: 'SELECT 1 FROM sandbox_worlds.states WHERE hash = $1 FOR KEY SHARE' }
// Writing an existing row locks it until the transaction ends, so no other process drops it before that.
const KEEP = {
  name: 'state-keep',
  text: 'INSERT INTO sandbox_worlds.states VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET hash = EXCLUDED.hash',
}
const READ = { name: 'state-read', text: 'SELECT value FROM sandbox_worlds.states WHERE hash = $1' }
const DROP = {
  name: 'state-drop',
  text: `DELETE FROM sandbox_worlds.states s WHERE hash = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM sandbox_worlds.worlds WHERE state = s.hash)
    AND NOT EXISTS (SELECT 1 FROM sandbox_worlds.snapshots WHERE state = s.hash)`,
}
const STILL_USED = '23503'
/** Trees remembered by their hash, so that worlds of one scenario share one. */
const MAX_KNOWN = 40

/** Complete states, each stored once by the hash of its bytes, for as long as a world or a snapshot refers to it. */
export class PostgresStates {
  readonly #database: Database
  readonly #hashes = new WeakMap<WorldState, string>()
  readonly #trees = new Map<string, WorldState>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns the hash. Called within the transaction that will refer to it. */
  async keep(queries: Queries, state: WorldState): Promise<string> {
    const known = this.#hashes.get(state)
    if (known !== undefined && (await queries.query(LOCK, [known])).length > 0) return known
    const bytes = encode(toPlainState(state))
    const name = hash('sha256', bytes, 'hex')
    await queries.query(KEEP, [name, bytes])
    this.#remember(name, state)
    return name
  }

  async read(queries: Queries, name: string): Promise<WorldState> {
    const known = this.#trees.get(name)
    if (known) return known
    const [row] = await queries.query<{ value: Uint8Array }>(READ, [name])
    if (!row) throw new Error(`The state ${name} is missing`)
    const state = fromPlainState(decode(row.value) as PlainState)
    this.#remember(name, state)
    return state
  }

  /** Deletes unreferenced states; another process may have started to refer to one just now. */
  async dropUnused(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    try {
      await this.#database.query(DROP, [[...new Set(names)]])
    } catch (error) {
      if (databaseCode(error) !== STILL_USED) throw error
    }
  }

  #remember(name: string, state: WorldState): void {
    this.#hashes.set(state, name)
    this.#trees.set(name, state)
    const oldest = this.#trees.keys().next().value
    if (this.#trees.size > MAX_KNOWN && oldest !== undefined) this.#trees.delete(oldest)
  }
}
