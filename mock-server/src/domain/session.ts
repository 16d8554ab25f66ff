import { type Change, set } from './change.ts'
import { ownValue } from './find-person.ts'
import { MINUTE, type Moment } from './moment.ts'
import type { PersonId } from './person.ts'
import type { WorldState } from './world-state.ts'

/** How long an access token is good for. */
export const TOKEN_LIFE = 60 * MINUTE

/** The token is refused from now on; it is remembered no longer than it would have lived, for the kernel forgets it then. */
export const endSession = (session: {
  readonly personId: PersonId
  readonly jti: string
  readonly expMs: Moment
}): readonly Change[] => [set(['revokedTokens', session.personId, session.jti], session.expMs)]

/** Every token issued to the person until now is refused: a token carries the era it was issued in (exact where two share a millisecond). */
export const endAllSessions = ({ sessionEras }: WorldState, personId: PersonId): readonly Change[] => [
  set(['sessionEras', personId], (ownValue(sessionEras, personId) ?? 0) + 1),
  // Tokens of an era that is over need no remembering one by one.
  set(['revokedTokens', personId], undefined),
]
