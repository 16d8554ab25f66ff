import type { WorldState } from '../domain/state/world-state.ts'
import type { Moment } from './moment.ts'
import type { RandomState } from './seeded-random.ts'

/** The columns that worlds, steps and snapshots share, as a database gives them. */
export interface MomentColumns {
  readonly random: string
  readonly now: number
  readonly frozen: number
  readonly ranUpTo: number
}

export interface NamedColumns extends MomentColumns {
  readonly id: string
  readonly scenario: string
  readonly seed: string
  readonly state: string
}

/** In the order of `random, now, frozen, ranUpTo`. */
export function columnsOf({ random, now, frozen, ranUpTo }: Moment): [string, number, number, number] {
  return [JSON.stringify(random), now, frozen ? 1 : 0, ranUpTo]
}

export function momentOf(named: NamedColumns, state: WorldState): Moment {
  return { scenario: named.scenario, seed: named.seed, state, ...movingParts(named) }
}

/** What a step moves besides the state. */
export function movingParts({ random, now, frozen, ranUpTo }: MomentColumns) {
  return { random: JSON.parse(random) as RandomState, now, frozen: frozen === 1, ranUpTo }
}
