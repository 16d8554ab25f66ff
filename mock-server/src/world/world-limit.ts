import { DEFAULT_WORLD, WorldRefusedError } from './create-world-options.ts'
import type { WorldLabel } from './world-snapshot.ts'

/** The most worlds of a store. Then a new one is refused: none is dropped to make room for it. */
export const MAX_WORLDS = 5_000
/** An unnamed world, and a copy without a name of its own, is removed when it was not used for so long, so that test suites that never delete their worlds do not fill the store. */
export const UNUSED_LIFE = 24 * 60 * 60 * 1_000
/** How often unused worlds are looked for, besides at the limit. */
export const REMOVE_EVERY = 60 * 60 * 1_000

export interface UsedWorld {
  readonly id: string
  readonly label: WorldLabel
  /** Real time, epoch ms. */
  readonly usedAt: number
}

/** Whether a world may be removed by itself; `now` in real time. */
export const isUnused = ({ id, label, usedAt }: UsedWorld, now: number): boolean =>
  id !== DEFAULT_WORLD && (label.name === undefined || label.copiedAt !== undefined) && now - usedAt > UNUSED_LIFE

/** Says which worlds to delete. */
export function tooManyWorlds(worlds: readonly UsedWorld[], limit: number): WorldRefusedError {
  const unused = worlds
    .filter(({ id }) => id !== DEFAULT_WORLD)
    .toSorted((one, other) => one.usedAt - other.usedAt)
    .slice(0, 3)
    .map(({ id, label: { name } }) => (name === undefined ? id : `${id} “${name}”`))
  return new WorldRefusedError(
    'too-many-worlds',
    `There are ${limit} worlds, the most. Longest unused: ${unused.join(', ')}; DELETE /sandbox/worlds/{world} makes room`,
  )
}
