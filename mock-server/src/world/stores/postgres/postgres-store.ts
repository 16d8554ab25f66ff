import { DEFAULT_WORLD } from '../../create-world-options.ts'
import { bodyMemory } from '../../journal/body-arena.ts'
import { replay } from '../../replay.ts'
import type { KnownWorld, PushResult, SharedStore, StoredSummary, StoredWorld } from '../../shared-store.ts'
import type { JournalNote, StoredNote } from '../../sharing.ts'
import {
  changingColumns,
  columnsOf,
  type NamedColumns,
  type SnapshotColumns,
  snapshotOf,
} from '../../snapshot-columns.ts'
import { decode, encode } from '../../stored-values.ts'
import { MAX_WORLDS } from '../../world-limit.ts'
import type { WorldLabel, WorldSnapshot, WorldStep } from '../../world-snapshot.ts'
import { StoreError } from '../../world-store.ts'
import type { ChangeNotifier } from './change-notifier.ts'
import type { Database, Queries } from './database.ts'
import type { DatabaseTime } from './database-time.ts'
import type { PostgresStates } from './postgres-states.ts'
import * as statements from './statements.ts'

interface StepRow extends SnapshotColumns {
  readonly version: number
  readonly changes: Uint8Array
  readonly zero: number
}
type NewerRow = { readonly key: number; readonly head: number; readonly createdAt: number } & (
  | StepRow
  | { readonly version: null }
)
type WorldRow = NamedColumns & {
  readonly key: number
  readonly version: number
  readonly base: number
  readonly zero: number
  readonly createdAt: number
}

/** How often the oldest notes are deleted, in notes. */
const TIDY_EVERY = 200
const WHOLE = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

export interface PostgresParts {
  readonly database: Database
  readonly states: PostgresStates
  readonly time: DatabaseTime
  readonly changes: ChangeNotifier
}

/** Worlds in tables: a complete state, the steps since, and the notes of the journal. */
export class PostgresStore implements SharedStore {
  readonly #database: Database
  readonly #states: PostgresStates
  readonly #time: DatabaseTime
  readonly #changes: ChangeNotifier
  readonly #compactAt: { readonly steps: number; readonly bytes: number }
  readonly limit: number

  constructor(
    { database, states, time, changes }: PostgresParts,
    { compactAt = { steps: 1_000, bytes: 2_000_000 }, limit = MAX_WORLDS } = {},
  ) {
    this.#database = database
    this.#states = states
    this.#time = time
    this.#changes = changes
    this.#compactAt = compactAt
    this.limit = limit
  }

  async read(id: string, known: KnownWorld | undefined): Promise<StoredWorld | 'unchanged' | undefined> {
    if (!known) return this.#readWhole(id)
    const rows = await this.#database.query<NewerRow>(statements.READ_NEWER, [id, known.key, known.version])
    const [first] = rows
    if (!first) return undefined
    if (first.key === known.key && first.head === known.version) return 'unchanged'
    const steps = rows.filter((row): row is NewerRow & StepRow => row.version !== null)
    // Another world of this name, or steps that were compacted in between.
    if (first.key !== known.key || first.head - known.version !== steps.length) return this.#readWhole(id)
    const { state, last } = replay<{ version: number } & Partial<StepRow>>(id, known.snapshot.state, known, steps)
    const { scenario, seed } = known.snapshot
    const snapshot = { scenario, seed, state, ...changingColumns(last as StepRow) }
    return {
      key: known.key,
      version: last.version,
      snapshot,
      clockZero: (last as StepRow).zero,
      createdAt: first.createdAt,
    }
  }

  async push(key: number, step: WorldStep | undefined, notes: readonly JournalNote[]): Promise<PushResult | undefined> {
    const bytes = step && encode(step.changes)
    const answers = notes.flatMap(({ answer }) => answer ?? [])
    const values = [
      key,
      step ? step.version - 1 : null,
      bytes?.length ?? 0,
      notes.map(({ entry }) => encode(entry)),
      answers.map(({ operationId }) => operationId),
      answers.map(({ code }) => code),
      answers.map(({ error }) => error ?? null),
    ]
    const [pushed] = await this.#database.query<{ noted: number; steps: number; bytes: number }>(
      step ? statements.PUSH_STEP : statements.PUSH_NOTES,
      step ? [...values, bytes, ...columnsOf(step.snapshot), step.clockZero] : values,
    )
    if (!pushed) return undefined
    this.#changes.notify(key)
    this.#tidy(key, pushed.noted, notes.length)
    const { steps: mostSteps, bytes: mostBytes } = this.#compactAt
    return {
      firstNote: pushed.noted - notes.length + 1,
      isLong: pushed.steps >= mostSteps || pushed.bytes >= mostBytes,
    }
  }

  /** The step is already stored; if this fails, the next one tries again. */
  async compact(key: number, { version, snapshot, clockZero }: WorldStep): Promise<void> {
    try {
      const [before] = await this.#database.transaction(async (queries) => {
        const bases = await queries.query<{ state: string }>(statements.LOCK_BASE, [key, version])
        if (bases.length === 0) return []
        const base = await this.#states.keep(queries, snapshot.state)
        await queries.query(statements.COMPACT, [key, version, base, ...columnsOf(snapshot), clockZero])
        return bases
      })
      if (before) await this.#states.dropUnused([before.state])
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
    }
  }

  async count(): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>(statements.COUNT, [])
    return row?.count ?? 0
  }

  create(id: string, snapshot: WorldSnapshot, createdAt: number): Promise<boolean> {
    const zero = this.#time.now() - snapshot.now
    return this.#database.transaction(async (queries) => {
      const state = await this.#states.keep(queries, snapshot.state)
      const values = [id, snapshot.scenario, snapshot.seed, state, ...columnsOf(snapshot), zero, createdAt]
      return (await queries.query(statements.CREATE, values)).length > 0
    })
  }

  async saveUse(key: number, usedAt: number): Promise<void> {
    await this.#database.query(statements.USE, [key, usedAt])
  }

  async deleteUnused(before: number): Promise<void> {
    const gone = await this.#database.query<{ state: string }>(statements.DELETE_UNUSED, [before, DEFAULT_WORLD])
    await this.#states.dropUnused(gone.map(({ state }) => state))
  }

  async delete(id: string): Promise<boolean> {
    const [gone] = await this.#database.query<{ state: string }>(statements.DELETE, [id])
    if (gone) await this.#states.dropUnused([gone.state])
    return gone !== undefined
  }

  async all(): Promise<readonly StoredSummary[]> {
    type Row = Omit<StoredSummary, 'frozen' | 'clockZero' | 'label'> & { frozen: number; zero: number; label: string }
    const rows = await this.#database.query<Row>(statements.READ_ALL, [])
    return rows.map(({ frozen, zero, label, ...row }) => ({
      ...row,
      frozen: frozen === 1,
      clockZero: zero,
      label: JSON.parse(label) as WorldLabel,
    }))
  }

  async notesAfter(key: number, number: number): Promise<readonly StoredNote[]> {
    type Row = { number: number; entry: Uint8Array }
    const rows = await this.#database.query<Row>(statements.READ_NOTES, [key, number, bodyMemory.limits.entries])
    return rows.map(({ number, entry }) => ({ number, entry: decode(entry) as object }))
  }

  onChange(listener: (keys: readonly number[] | 'all') => void): void {
    this.#changes.listen(listener)
  }

  /** In one snapshot of the database, because a world may be compacted while it is read. */
  #readWhole(id: string): Promise<StoredWorld | undefined> {
    return this.#database.transaction(async (queries: Queries) => {
      const [row] = await queries.query<WorldRow>(statements.READ_WORLD, [id])
      if (!row) return undefined
      const start = await this.#states.read(queries, row.state)
      const steps = await queries.query<StepRow>(statements.READ_STEPS, [row.key])
      const from: Pick<StepRow, 'version' | 'zero' | keyof SnapshotColumns> = { ...row, version: row.base }
      const { state, last } = replay(id, start, from, steps)
      const snapshot = { ...snapshotOf(row, state), ...changingColumns(last) }
      return { key: row.key, version: last.version, snapshot, clockZero: last.zero, createdAt: row.createdAt }
    }, WHOLE)
  }

  #tidy(key: number, noted: number, added: number): void {
    if (Math.floor(noted / TIDY_EVERY) === Math.floor((noted - added) / TIDY_EVERY)) return
    // The next run deletes what this one could not.
    this.#database.query(statements.DELETE_NOTES, [key, noted - bodyMemory.limits.entries]).catch(() => {})
  }
}
