import { worldMark } from '../../domain/access/world-mark.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { RequestKey } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { DAY, type Instant } from '../../domain/time/instant.ts'

/** Rule 12.2: seven days; valid strictly before they have passed, to the millisecond. */
export const EDIT_LINK_LIFE = 7 * DAY

export type EditLink = Pick<RequestKey, 'key' | 'expiresAt'>

/** Creates a key that reopens a request for its family; an older key of the same request ends. The key contains its world. */
export const makeEditLink = (
  state: WorldState,
  requestId: string,
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): { readonly link: EditLink; readonly changes: readonly Change[] } => {
  const key = `edt_${worldMark(worldId)}_${random.key()}`
  const expiresAt = now + EDIT_LINK_LIFE
  const older = Object.values(state.requestKeys).filter(
    (known) => known.requestId === requestId && known.kind === 'edit' && known.endedBy === null,
  )
  const made: RequestKey = { key, requestId, kind: 'edit', createdAt: now, expiresAt, usedAt: null, endedBy: null }
  const changes = [
    ...older.map((known) => set(['requestKeys', known.key, 'endedBy'], 'replaced')),
    set(['requestKeys', key], made),
  ]
  return { link: { key, expiresAt }, changes }
}
