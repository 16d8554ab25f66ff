import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, MINUTE } from '../../domain/time/instant.ts'

/** How long an access token is good for. */
export const TOKEN_LIFE = 60 * MINUTE
/** How long a session may be prolonged. */
export const SESSION_LIFE = 8 * 60 * MINUTE

/** One sign-in and all that came of it: each of its tokens carries its `jti` and the whole second it began in. */
export type Session = { readonly personId: PersonId; readonly jti: string; readonly startedAt: Instant }

/**
 * Strictly before eight hours from the sign-in; at exactly 8:00:00.000 no more. The token got in the very last moment lives its
 * hour to the end, so that nobody is given one that dies in their hands: no token of a session outlives nine hours.
 */
export const mayProlong = ({ startedAt }: Pick<Session, 'startedAt'>, now: Instant): boolean =>
  now < startedAt + SESSION_LIFE

/**
 * Every token of the session is refused from now on, those yet unused and those handed over by a prolongation too. It is remembered
 * until the last of them has expired by itself; what need not be remembered any more of the person's earlier sessions goes.
 */
export const endSession = (
  { revokedTokens }: Pick<WorldState, 'revokedTokens'>,
  { personId, jti, startedAt }: Session,
  now: Instant,
): readonly Change[] => [
  ...Object.entries(ownValue(revokedTokens, personId) ?? {})
    .filter(([, until]) => until <= now)
    .map(([over]) => set(['revokedTokens', personId, over], undefined)),
  set(['revokedTokens', personId, jti], startedAt + SESSION_LIFE + TOKEN_LIFE),
]

/** Every token issued to the person until now is refused: a token carries the era it was issued in (exact where two share a millisecond). */
export const endAllSessions = ({ sessionEras }: WorldState, personId: PersonId): readonly Change[] => [
  set(['sessionEras', personId], (ownValue(sessionEras, personId) ?? 0) + 1),
  // Tokens of an era that is over need no remembering one by one.
  set(['revokedTokens', personId], undefined),
]
