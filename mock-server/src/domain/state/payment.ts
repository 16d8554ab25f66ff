import type { Day } from '../time/instant.ts'
import type { PersonId } from './person.ts'

/** Rule 7.1. */
export type PaymentType = 'transfer' | 'card' | 'mobile' | 'sms'

/** What one family got of a gift, in whole crowns. */
export type Share = { readonly recipientId: PersonId; readonly amount: number }

/** A gift that reached the foundation. Days are days of Europe/Prague, amounts whole crowns. */
export type Payment = {
  readonly paymentId: string
  readonly amount: number
  readonly type: PaymentType
  /** The angel number it was sent with; 11111111 for an anonymous gift. */
  readonly variableSymbol: string
  /** Charged to the card, or credited to the account. */
  readonly settledOn: Day
  /** Shows in the angel's account from this day. */
  readonly visibleFrom: Day
  /** Goes to families: the first working day of the next month. */
  readonly distributionOn: Day
  readonly redistributed: boolean
  /** To whom it went; empty until it is redistributed. Their sum is the amount. */
  readonly shares: readonly Share[]
  /** The recurring payment it was charged by. */
  readonly recurringId: string | null
  /** Given to another family than to `from`, who was to get it, and why (rule 7.2). */
  readonly reassigned: { readonly on: Day; readonly reason: string; readonly from: PersonId } | null
}
