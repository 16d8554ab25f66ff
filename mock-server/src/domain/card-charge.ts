import { workingDayFrom } from './calendar.ts'
import type { RecurringCard } from './donor.ts'
import { dayOf, type Moment, momentAt } from './moment.ts'
import { untilItChanges } from './until-it-changes.ts'

/** Decision 1: charges run at this wall-clock time of Prague. */
export const CHARGE_TIME = '06:00'
const CHARGE_DAY = 20
const SKIP_FROM_DAY = 25
const YEARS = 3

export type Charge = { readonly day: Temporal.PlainDate; readonly at: Moment }

/**
 * The next charge strictly after the moment: on the 20th or the next working day, from the second month when the first charge
 * was on the 25th or later, and strictly before the third anniversary (spec §4 Payments, decision 1). Null when it has ended.
 */
export const nextCharge = (card: RecurringCard, after: Moment): Charge | null => {
  const known =
    remembered.get(card) ??
    untilItChanges(
      (moment) => findCharge(card, moment),
      (charge) => charge?.at ?? null,
    )
  remembered.set(card, known)
  return known(after)
}

const remembered = new WeakMap<RecurringCard, (after: Moment) => Charge | null>()

const findCharge = (card: RecurringCard, after: Moment): Charge | null => {
  const first = Temporal.PlainDate.from(card.firstOn)
  const ends = first.add({ years: YEARS })
  const second = first.toPlainYearMonth().add({ months: first.day >= SKIP_FROM_DAY ? 2 : 1 })
  const present = dayOf(after).toPlainYearMonth()
  let month = Temporal.PlainYearMonth.compare(present, second) > 0 ? present : second
  for (;;) {
    const day = workingDayFrom(month.toPlainDate({ day: CHARGE_DAY }))
    if (Temporal.PlainDate.compare(day, ends) >= 0) return null
    const at = momentAt(day, CHARGE_TIME)
    if (at > after) return { day, at }
    month = month.add({ months: 1 })
  }
}
