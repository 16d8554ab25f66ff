import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** A link to a new password, mailed to an account. */
export type PasswordReset = {
  readonly personId: PersonId
  readonly createdAt: Instant
  readonly status: 'open' | 'used' | 'replaced'
}
