import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { nextCharge } from '../recurring-payment/card-charge.rules.ts'
import { recurringOf } from '../recurring-payment/manage-recurring.rules.ts'
import { distributedOn } from './payment-calendar.rules.ts'

export type PlannedCharge = {
  readonly recurringId: string
  readonly amount: number
  readonly day: Day
  readonly distributionOn: Day
}

const MONTHS_AHEAD = 3

/** The charges of the angel's active cards in the next three calendar months, soonest first (rule 7.1). */
export const plannedCharges = (state: WorldState, angelNumber: string, now: Instant): readonly PlannedCharge[] => {
  const until = dayOf(now).add({ months: MONTHS_AHEAD })
  return recurringOf(state, angelNumber)
    .filter(({ status }) => status === 'active')
    .flatMap((recurring) => chargesUntil(recurring, now, until))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
}

/** The third anniversary ends the loop. Iterates over a copy: the scheduler's memoized charges of the card stay. */
const chargesUntil = (
  { recurringId, amount, firstOn }: RecurringPayment,
  now: Instant,
  until: Temporal.PlainDate,
): readonly PlannedCharge[] => {
  const card = { firstOn }
  const found: PlannedCharge[] = []
  for (
    let charge = nextCharge(card, now);
    charge && Temporal.PlainDate.compare(charge.day, until) <= 0;
    charge = nextCharge(card, charge.at)
  ) {
    const day = charge.day.toString()
    found.push({ recurringId, amount, day, distributionOn: distributedOn(day) })
  }
  return found
}
