import type { LocalText } from '../letters/wording.ts'
import type { Day } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** Rule 7.1. */
export type PaymentType = 'transfer' | 'card' | 'mobile' | 'sms'

/** One family's share of a gift, in full crowns. */
export type Share = { readonly recipientId: PersonId; readonly amount: number }

/** A gift received by the foundation. Days are days of Europe/Prague, amounts full crowns. */
export type Payment = {
  readonly paymentId: string
  readonly amount: number
  readonly type: PaymentType
  /** The angel number it was sent with; 11111111 for an anonymous gift. */
  readonly variableSymbol: string
  /** The day of the card charge, or of the credit to the account. */
  readonly settledOn: Day
  /** The angel's account shows it from this day. */
  readonly visibleFrom: Day
  /** Distributed to families: the first working day of the next month. */
  readonly distributionOn: Day
  readonly redistributed: boolean
  /** The receiving families; empty until it is redistributed. Their sum is the amount. */
  readonly shares: readonly Share[]
  /** The recurring payment that charged it. */
  readonly recurringId: string | null
  /** Reassigned from the family `from` to another one, with the reason (rule 7.2). */
  readonly reassigned: { readonly on: Day; readonly reason: LocalText; readonly from: PersonId } | null
}
