import { ownValue } from '../../domain/people/find-person.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day, Instant } from '../../domain/time/instant.ts'
import { nextCharge } from './card-charge.rules.ts'

export const findRecurring = (state: WorldState, recurringId: string): RecurringPayment | null =>
  ownValue(state.recurringPayments, recurringId)

/** The payment at the instant: without a remaining charge it has ended, also in a world whose time begins after the last charge. */
export const asOf = (recurring: RecurringPayment, now: Instant): RecurringPayment =>
  recurring.status === 'active' && nextCharge(recurring, now) === null ? { ...recurring, status: 'ended' } : recurring

/** The payments that the account started signed in, for any angel number, newest first (rule 7.17). */
export const recurringOf = (state: WorldState, payerId: PersonId): readonly RecurringPayment[] =>
  state.recurringPayments
    .values()
    .filter((each) => each.payerId === payerId)
    .toSorted((a, b) => a.firstOn.localeCompare(b.firstOn))
    .toReversed()

/** The next charge of the payer's cards after the instant; charges of one day run at one time and are summed. Null without a future charge. */
export const upcomingCharge = (
  state: WorldState,
  payerId: PersonId,
  now: Instant,
): { readonly day: Day; readonly amount: number } | null => {
  let nearest: Temporal.PlainDate | null = null
  let nearestAt = Number.POSITIVE_INFINITY
  let amount = 0
  for (const recurring of state.recurringPayments.values()) {
    if (recurring.payerId !== payerId || recurring.status !== 'active') continue
    const charge = nextCharge(recurring, now)
    if (!charge || charge.at > nearestAt) continue
    amount = charge.at === nearestAt ? amount + recurring.amount : recurring.amount
    ;({ day: nearest, at: nearestAt } = charge)
  }
  return nearest && { day: nearest.toString(), amount }
}

/** Rule 7.8: the maximum of one card charge, in whole crowns; the foundation changes it in the value store. */
export const cardAmountMax = (state: WorldState): number => Number(state.values.card_amount_max)
