import { ownValue } from './find-person.ts'
import type { Day } from './moment.ts'
import type { Payment } from './payment.ts'
import type { WorldState } from './world-state.ts'

/** The gifts sent with an angel number, in the order they were written. */
export const paymentsOf = (state: WorldState, angelNumber: string): readonly Payment[] =>
  Object.values(ownValue(state.payments, angelNumber) ?? {})

/** The latest gift that the angel's account shows by this day; of one day, the one written last. */
export const lastShownPayment = (state: WorldState, angelNumber: string, today: Day): Payment | null => {
  let last: Payment | null = null
  for (const payment of paymentsOf(state, angelNumber))
    if (payment.visibleFrom <= today && (last === null || payment.settledOn >= last.settledOn)) last = payment
  return last
}

/** The latest gift that was received but shows only from a later day, so that nobody takes it for lost and gives it again. */
export const giftOnItsWay = (state: WorldState, angelNumber: string, today: Day): Payment | null => {
  let last: Payment | null = null
  for (const payment of paymentsOf(state, angelNumber))
    if (payment.visibleFrom > today && (last === null || payment.settledOn >= last.settledOn)) last = payment
  return last
}
