import type { Moment } from '../time/moment.ts'
import type { PersonId } from './person.ts'

/** A link to a new password, mailed to an account. */
export type PasswordReset = {
  readonly personId: PersonId
  readonly createdAt: Moment
  readonly status: 'open' | 'used' | 'replaced'
}
