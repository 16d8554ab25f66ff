import type { Donor } from '../../domain/state/donor.ts'
import { memoizeByRecord } from '../../domain/state/memoize-by-record.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
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

/** The charges of the cards with which the donor pays for their own number, in the next three calendar months, soonest first (rule 7.1). */
export const plannedCharges = (
  state: WorldState,
  { personId, login }: Pick<Donor, 'personId' | 'login'>,
  now: Instant,
): readonly PlannedCharge[] => {
  const today = dayOf(now).toString()
  return recurringOf(state, personId)
    .filter(({ status, angelNumber }) => status === 'active' && angelNumber === login)
    .flatMap((recurring) => chargesFrom(recurring, today).flatMap(({ at, planned }) => (at > now ? [planned] : [])))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
}

type ChargeAhead = { readonly at: Instant; readonly planned: PlannedCharge }

/** The third anniversary ends the loop. Iterates over a copy: the scheduler's memoized charges of the card stay. */
const chargesFrom = memoizeByRecord(
  ({ recurringId, amount, firstOn }: RecurringPayment, today: Day): readonly ChargeAhead[] => {
    const card = { firstOn }
    const until = Temporal.PlainDate.from(today).add({ months: MONTHS_AHEAD })
    const found: ChargeAhead[] = []
    for (
      let charge = nextCharge(card, instantAt(today, '00:00') - 1);
      charge && Temporal.PlainDate.compare(charge.day, until) <= 0;
      charge = nextCharge(card, charge.at)
    ) {
      const day = charge.day.toString()
      found.push({ at: charge.at, planned: { recurringId, amount, day, distributionOn: distributedOn(day) } })
    }
    return found
  },
)
