import type { OneTimeCode } from '../access/one-time-code.ts'
import type { Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** A new e-mail address that waits for its code (rule 6.9; tries and validity as in rule 5.6). */
export type EmailChange = OneTimeCode & {
  readonly personId: PersonId
  /** Lower case. */
  readonly email: string
}

/** A link mailed to the previous address of an account. */
export type EmailUndo = {
  readonly personId: PersonId
  /** The address to restore, as the profile had it. */
  readonly email: string
  readonly createdAt: Instant
  /** Counts the changes of a person: two may have the same instant. */
  readonly sequence: number
  readonly status: 'open' | 'used'
}
