import { type Change, set } from './change.ts'
import { MINUTE, type Moment } from './moment.ts'
import type { PersonId } from './person.ts'

/** How long an access token is good for. */
export const TOKEN_LIFE = 60 * MINUTE

/** The token is refused from now on; it is remembered no longer than it would have lived, for the kernel forgets it then. */
export const endSession = (session: {
  readonly personId: PersonId
  readonly jti: string
  readonly expMs: Moment
}): readonly Change[] => [set(['revokedTokens', session.personId, session.jti], session.expMs)]
