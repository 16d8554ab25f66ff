import { LargeRecord } from '../domain/state/large-record.ts'
import type { Payment } from '../domain/state/payment.ts'
import type { RecurringPayment } from '../domain/state/recurring-payment.ts'

/** A transfer of 10000001, received the day before `NOW` and not yet distributed. */
export const aGift = (given: Partial<Payment> = {}): Payment => ({
  paymentId: 'gift_1',
  amount: 300,
  type: 'transfer',
  variableSymbol: '10000001',
  settledOn: '2026-11-09',
  visibleFrom: '2026-11-11',
  distributionOn: '2026-12-01',
  redistributed: false,
  shares: [],
  recurringId: null,
  reassigned: null,
  ...given,
})

/** A card that 10000001 set up signed in and that has been charged successfully since 10 January 2026. */
export const aCard = (given: Partial<RecurringPayment> = {}): RecurringPayment => ({
  recurringId: 'rec_1',
  angelNumber: '10000001',
  payerId: 'p-10000001',
  email: 'jana@example.com',
  cardholder: 'JANA NOVAKOVA',
  lang: 'cs',
  amount: 300,
  firstOn: '2026-01-10',
  status: 'active',
  cancelledOn: null,
  failedOn: null,
  endAnnounced: false,
  pendingChange: null,
  ...given,
})

/** The two as slices of a world. */
export const aLedger = (...gifts: readonly Payment[]) => {
  const ledger: Record<string, Record<string, Payment>> = {}
  for (const gift of gifts) {
    const known = ledger[gift.variableSymbol] ?? {}
    known[gift.paymentId] = gift
    ledger[gift.variableSymbol] = known
  }
  return LargeRecord.from(ledger)
}
export const cardsOf = (...cards: readonly RecurringPayment[]) =>
  LargeRecord.from(Object.fromEntries(cards.map((card) => [card.recurringId, card])))
