import type { OneTimeCode } from './one-time-code.ts'
import type { PersonId } from './person.ts'

/** A new e-mail waiting for its code (spec §5; tries and life as decision 2). */
export type EmailChange = OneTimeCode & {
  readonly personId: PersonId
  /** Lower case. */
  readonly email: string
}
