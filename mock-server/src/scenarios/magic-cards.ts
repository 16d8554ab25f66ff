import type { PaymentOutcome } from '../resources/card-payment/card-payment-decision.rules.ts'
import { DECLINED_LATER } from '../resources/recurring-payment/charge-recurring.rules.ts'

export type MagicCard = { readonly value: string; readonly outcome: PaymentOutcome; readonly shows: string }

/**
 * Cardholders for whom the test gateway decides by itself: it redirects straight back to the portal without a choice. Magic words of
 * other operations work in the cardholder too (`magic-values.ts`).
 */
export const magicCards: readonly MagicCard[] = [
  { value: 'APPROVED', outcome: { kind: 'approved' }, shows: 'a payment that goes through' },
  { value: 'DECLINED', outcome: declined('refused-by-bank'), shows: 'the bank declines and does not say why' },
  { value: 'DECLINED_FUNDS', outcome: declined('insufficient-funds'), shows: 'not enough money in the account' },
  { value: 'DECLINED_EXPIRED', outcome: declined('card-expired'), shows: 'the card has expired' },
  { value: 'DECLINED_BLOCKED', outcome: declined('card-blocked'), shows: 'the card is blocked' },
  { value: 'DECLINED_3DS', outcome: declined('authentication-failed'), shows: 'verification with the bank failed' },
  {
    value: DECLINED_LATER,
    outcome: { kind: 'approved' },
    shows: 'goes through now; every later charge of a recurring payment fails',
  },
  { value: 'CANCELLED', outcome: { kind: 'cancelled' }, shows: 'the person cancels at the gateway' },
  { value: 'TIMEOUT', outcome: { kind: 'timed-out' }, shows: 'the person waits too long at the gateway' },
]

/** The outcome of a payment by this cardholder; null when the payer chooses at the gateway. */
export const magicCard = (cardholder: string): PaymentOutcome | null =>
  magicCards.find(({ value }) => value === cardholder.trim())?.outcome ?? null

function declined(reason: Extract<PaymentOutcome, { kind: 'declined' }>['reason']): PaymentOutcome {
  return { kind: 'declined', reason }
}
