import type { DatabaseSync } from 'node:sqlite'
import type { WorldState } from '../../../domain/state/world-state.ts'
import { replay } from '../../replay.ts'
import { changingColumns, type NamedColumns, type SnapshotColumns, snapshotOf } from '../../snapshot-columns.ts'
import type { WorldSnapshot } from '../../world-snapshot.ts'
import type { StoredStates } from './stored-states.ts'

/** A world as the file has it. `life` is the server's lifetime at that time; `weight` is the size of its steps. */
export interface ReadWorld {
  readonly id: string
  readonly key: number
  readonly version: number
  readonly snapshot: WorldSnapshot
  readonly life: number
  /** Real time, epoch ms. */
  readonly createdAt: number
  readonly usedAt: number
  readonly weight: { readonly steps: number; readonly bytes: number }
  /** The hash of the state on which its steps build. */
  readonly base: string
}

type WorldRow = NamedColumns & Pick<ReadWorld, 'key' | 'version' | 'life' | 'createdAt' | 'usedAt'>
type StepRow = SnapshotColumns & { readonly version: number; readonly changes: Uint8Array; readonly life: number }

/** Every world, the oldest first, each with all its steps applied. Throws when a step is missing. */
export function* readWorlds(database: DatabaseSync, states: StoredStates): Generator<ReadWorld> {
  const selectSteps = database.prepare('SELECT * FROM steps WHERE world = ? ORDER BY version')
  // Worlds of one scenario share its tree.
  const shared = new Map<string, WorldState>()
  for (const row of database.prepare('SELECT * FROM worlds ORDER BY key').iterate() as Iterable<WorldRow>) {
    const state = shared.get(row.state) ?? states.read(row.state)
    shared.set(row.state, state)
    yield readWorld(row, state, selectSteps.iterate(row.key) as Iterable<StepRow>)
  }
}

function readWorld(row: WorldRow, start: WorldState, steps: Iterable<StepRow>): ReadWorld {
  const { id, key, state: base, createdAt, usedAt } = row
  const { state, last, weight } = replay<Pick<StepRow, 'version' | 'life' | keyof SnapshotColumns>>(
    id,
    start,
    row,
    steps,
  )
  const { version, life } = last
  const snapshot = { ...snapshotOf(row, state), ...changingColumns(last) }
  return { id, key, version, snapshot, life, createdAt, usedAt, weight, base }
}
