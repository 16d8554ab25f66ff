import { type Instant, MINUTE } from '../time/instant.ts'

/** How long the gateway waits for the person; then the attempt times out. */
export const ATTEMPT_LIFE = 15 * MINUTE

export type Frequency = 'recurring' | 'one-off'

/** Why the bank declined. */
export type DeclineReason =
  | 'insufficient-funds'
  | 'card-expired'
  | 'card-blocked'
  | 'authentication-failed'
  | 'refused-by-bank'

/** A payment by card on its way through the gateway; trying again keeps the payment and makes a new attempt. */
export type CardPayment = {
  readonly paymentId: string
  /** Whole crowns. */
  readonly amount: number
  readonly angelNumber: string
  readonly frequency: Frequency
  readonly cardholder: string
  readonly email: string
  /** Language of the call that started it: of the gateway's page and of the receipt. */
  readonly lang: 'cs' | 'en'
  readonly startedAt: Instant
  readonly status: 'waiting' | 'approved' | 'declined' | 'cancelled' | 'timed-out'
  readonly reason: DeclineReason | null
  readonly decidedAt: Instant | null
  /** The visit to the gateway that counts; earlier ones are closed. */
  readonly attemptId: string
  readonly attemptedAt: Instant
  /** The key of the address that this visit comes back to the portal with (rule 13.3). */
  readonly returnKey: string
  /** Made by the approval of a recurring one. */
  readonly recurringId: string | null
}
