import type { WorldState } from '../domain/state/world-state.ts'
import type { RandomState } from './seeded-random.ts'
import type { WorldLabel, WorldSnapshot } from './world-snapshot.ts'

/** The columns that worlds, steps and snapshots share, as a database returns them. */
export interface SnapshotColumns {
  readonly random: string
  readonly now: number
  readonly frozen: number
  readonly ranUpTo: number
  readonly label: string
}

export interface NamedColumns extends SnapshotColumns {
  readonly id: string
  readonly scenario: string
  readonly seed: string
  readonly state: string
}

/** In the order of `random, now, frozen, ranUpTo, label`. */
export function columnsOf(snapshot: WorldSnapshot): [string, number, number, number, string] {
  const { random, now, frozen, ranUpTo, label } = snapshot
  return [JSON.stringify(random), now, frozen ? 1 : 0, ranUpTo, JSON.stringify(label)]
}

export function snapshotOf(named: NamedColumns, state: WorldState): WorldSnapshot {
  return { scenario: named.scenario, seed: named.seed, state, ...changingColumns(named) }
}

/** The columns that a step changes besides the state. */
export function changingColumns({ random, now, frozen, ranUpTo, label }: SnapshotColumns) {
  return {
    random: JSON.parse(random) as RandomState,
    now,
    frozen: frozen === 1,
    ranUpTo,
    label: JSON.parse(label) as WorldLabel,
  }
}
