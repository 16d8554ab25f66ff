import { type Instant, MINUTE } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** How long the gateway waits for the payer; then the attempt times out. */
export const ATTEMPT_LIFE = 15 * MINUTE

export type Frequency = 'recurring' | 'one-off'

/** Why the bank declined. */
export type DeclineReason =
  | 'insufficient-funds'
  | 'card-expired'
  | 'card-blocked'
  | 'authentication-failed'
  | 'refused-by-bank'

/** A card payment at the gateway; a retry keeps the payment and creates a new attempt. */
export type CardPayment = {
  readonly accessKey: string
  /** In full crowns. */
  readonly amount: number
  readonly angelNumber: string
  /** The account that started it signed in (rule 7.17). */
  readonly payerId: PersonId | null
  readonly frequency: Frequency
  readonly cardholder: string
  readonly email: string
  /** Language of the call that started it, used by the gateway's page and the receipt. */
  readonly lang: 'cs' | 'en'
  readonly startedAt: Instant
  readonly status: 'waiting' | 'approved' | 'declined' | 'cancelled' | 'timed-out'
  readonly reason: DeclineReason | null
  readonly decidedAt: Instant | null
  /** The current visit to the gateway; earlier ones are closed. */
  readonly attemptId: string
  readonly attemptedAt: Instant
  /** The key in the return address of this visit (rule 13.3). */
  readonly returnKey: string
  /** Created by the approval of a recurring payment. */
  readonly recurringId: string | null
}
