import type { Moment } from './moment.ts'
import type { PersonId } from './person.ts'

/** A new e-mail waiting for its code (spec §5; tries and life as decision 2). */
export type EmailChange = {
  readonly personId: PersonId
  /** Lower case. */
  readonly email: string
  readonly code: string
  readonly createdAt: Moment
  readonly wrongTries: number
  readonly status: 'open' | 'used' | 'replaced'
}
