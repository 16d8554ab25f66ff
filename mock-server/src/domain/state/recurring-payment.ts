import type { Day, Instant } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** A recurring payment by card (rule 7.4). Days are days of Europe/Prague. */
export type RecurringPayment = {
  readonly recurringId: string
  /** The number that its gifts are for; its owner need not be the payer. */
  readonly angelNumber: string
  /** The account that started it signed in; null without one, so that only the mailbox knows the payer (rule 7.17). */
  readonly payerId: PersonId | null
  readonly email: string
  readonly cardholder: string
  /** The language of its e-mails: that of the call that started it. */
  readonly lang: 'cs' | 'en'
  /** In full crowns. */
  readonly amount: number
  /** Day of the first charge; three years and the skipped month count from it. */
  readonly firstOn: Day
  readonly status: 'active' | 'cancelled' | 'ended'
  readonly cancelledOn: Day | null
  /** Day of the last charge if it failed; it is retried with the next one. */
  readonly failedOn: Day | null
  /** The notice of the end of the three years was mailed. */
  readonly endAnnounced: boolean
  /** A raised amount that waits for the payer's confirmation (rule 7.6). */
  readonly pendingChange: PendingChange | null
}

/** Can be confirmed strictly before `expiresAt`, by the link that was mailed with it. */
export type PendingChange = { readonly amount: number; readonly expiresAt: Instant; readonly linkKey: string }
