import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { HOUR, type Instant } from '../../domain/time/instant.ts'

/** The lifetime of an access token. */
export const TOKEN_LIFE = HOUR
/** How long a session may be prolonged. */
export const SESSION_LIFE = 8 * HOUR

/** One sign-in and its prolongations: each token has the session's `jti` and the second in which the session began. */
export type TokenSession = { readonly personId: PersonId; readonly jti: string; readonly startedAt: Instant }

/**
 * Allowed strictly before eight hours from the sign-in; refused at exactly 8:00:00.000. A token issued at the last moment keeps its
 * full hour, so that no new token expires at once: no token of a session is valid after nine hours.
 */
export const mayProlong = ({ startedAt }: Pick<TokenSession, 'startedAt'>, now: Instant): boolean =>
  now < startedAt + SESSION_LIFE

/**
 * The token that an operation answers with: it continues the caller's session and ends with it, nine hours after the sign-in (rule 4.19).
 * Only a sign-in begins a session.
 */
export const continueSession = (session: TokenSession | null, scope: string, now: Instant) => {
  if (!session) throw new Error('A call without a session continues none')
  const { personId, jti, startedAt } = session
  const lifeMs = Math.min(TOKEN_LIFE, startedAt + SESSION_LIFE + TOKEN_LIFE - now)
  return { personId, scope, lifeMs, session: { jti, startedAt } }
}

/**
 * Refuses every token of the session from now on, including unused ones and those of a prolongation. The session is stored as ended
 * until its last token has expired; the person's earlier ended sessions are removed once expired.
 */
export const endSession = (
  { revokedTokens }: Pick<WorldState, 'revokedTokens'>,
  { personId, jti, startedAt }: TokenSession,
  now: Instant,
): readonly Change[] => [
  ...Object.entries(ownValue(revokedTokens, personId) ?? {})
    .filter(([, until]) => until <= now)
    .map(([over]) => set(['revokedTokens', personId, over], undefined)),
  set(['revokedTokens', personId, jti], startedAt + SESSION_LIFE + TOKEN_LIFE),
]

/** Refuses every token issued to the person until now: a token contains its session generation (exact even within one millisecond). */
export const endAllSessions = ({ sessionEras }: WorldState, personId: PersonId): readonly Change[] => [
  set(['sessionEras', personId], (ownValue(sessionEras, personId) ?? 0) + 1),
  // Ended sessions of an older generation need not be stored.
  set(['revokedTokens', personId], undefined),
]
