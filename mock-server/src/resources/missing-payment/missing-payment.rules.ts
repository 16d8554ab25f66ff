import type { Payment, PaymentType } from '../../domain/state/payment.ts'
import type { Day } from '../../domain/time/instant.ts'
import { shownFrom } from '../payment/payment-calendar.rules.ts'

/** The donor's account of the payment. */
export type PaidSomehow = {
  readonly type: PaymentType
  readonly paidOn: Day
  /** Whole crowns. */
  readonly amount: number
  /** As it was sent; empty if there was none. */
  readonly variableSymbol: string
}

export type MissingPaymentVerdict = {
  readonly verdict: 'shown' | 'on-its-way' | 'too-early' | 'other-symbol' | 'overdue'
  /** The day by which the rules promise the payment; of a gift on its way, the day from which it shows. */
  readonly shownBy: Day
  readonly payment: Payment | null
}

/**
 * Locates a payment that its donor does not see (rules 7.11, 7.9), using only the donor's own ledger:
 * any symbol that is not their number gets the same answer, whether or not another person has it.
 *
 * „Up to two working days“ includes the whole last day: on `shownBy` itself it is still too early, from the day after it
 * the payment is overdue. A bank may settle on any day of that time, and a gift settled then counts as the missing one.
 */
export const checkMissingPayment = (
  ledger: readonly Payment[],
  paid: PaidSomehow,
  angelNumber: string,
  today: Day,
): MissingPaymentVerdict => {
  const shownBy = shownFrom(paid.type, paid.paidOn)
  if (significant(paid.variableSymbol) !== significant(angelNumber))
    return { verdict: 'other-symbol', shownBy, payment: null }
  const received = ledger
    .filter((payment) => fits(payment, paid, shownBy))
    .toSorted((a, b) => (a.settledOn < b.settledOn ? -1 : 1))
  const shown = received.find(({ visibleFrom }) => visibleFrom <= today)
  if (shown) return { verdict: 'shown', shownBy, payment: shown }
  const [coming] = received
  if (coming) return { verdict: 'on-its-way', shownBy: coming.visibleFrom, payment: null }
  return { verdict: today <= shownBy ? 'too-early' : 'overdue', shownBy, payment: null }
}

const fits = (payment: Payment, { type, amount, paidOn }: PaidSomehow, shownBy: Day): boolean =>
  payment.type === type && payment.amount === amount && payment.settledOn >= paidOn && payment.settledOn <= shownBy

/** Banks add leading zeros to symbols; they have no meaning. */
const significant = (symbol: string): string => symbol.replace(/^0+/, '')
