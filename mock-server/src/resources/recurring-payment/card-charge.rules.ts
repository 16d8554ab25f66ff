import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { workingDayFrom } from '../../domain/time/calendar.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { memoizeUntilChange } from '../../domain/time/memoize-until-change.ts'

/** Rule 7.4: the Prague time at which charges run. */
export const CHARGE_TIME = '06:00'
const CHARGE_DAY = 20
const SKIP_FROM_DAY = 25
const YEARS = 3

export type Charge = { readonly day: Temporal.PlainDate; readonly at: Instant }
type Started = Pick<RecurringPayment, 'firstOn'>

/**
 * The next charge strictly after the moment: on the 20th or the next working day, from the second month when the first charge
 * was on the 25th or later, and strictly before the third anniversary (rule 7.4). Null when it has ended.
 */
export const nextCharge = (recurring: Started, after: Instant): Charge | null => {
  const known =
    remembered.get(recurring) ??
    memoizeUntilChange(
      (moment) => findCharge(recurring, moment),
      (charge) => charge?.at ?? null,
    )
  remembered.set(recurring, known)
  return known(after)
}

const remembered = new WeakMap<Started, (after: Instant) => Charge | null>()

const findCharge = ({ firstOn }: Started, after: Instant): Charge | null => {
  const first = Temporal.PlainDate.from(firstOn)
  const second = first.toPlainYearMonth().add({ months: first.day >= SKIP_FROM_DAY ? 2 : 1 })
  const present = dayOf(after).toPlainYearMonth()
  let month = Temporal.PlainYearMonth.compare(present, second) > 0 ? present : second
  for (;;) {
    const day = chargeDayOf(month)
    if (Temporal.PlainDate.compare(day, thirdAnniversary(first)) >= 0) return null
    const at = instantAt(day, CHARGE_TIME)
    if (at > after) return { day, at }
    month = month.add({ months: 1 })
  }
}

/** When the cards of all payers are charged next, strictly after the moment (rule 7.4). */
export const nextChargeOfAll = (after: Instant): Instant => {
  const month = dayOf(after).toPlainYearMonth()
  const present = instantAt(chargeDayOf(month), CHARGE_TIME)
  return present > after ? present : instantAt(chargeDayOf(month.add({ months: 1 })), CHARGE_TIME)
}

/** The last charge, strictly before the third anniversary of the first (rule 7.4). */
export const lastCharge = ({ firstOn }: Started): Charge => {
  const ends = thirdAnniversary(Temporal.PlainDate.from(firstOn))
  const month = ends.toPlainYearMonth()
  const inMonth = chargeDayOf(month)
  const day = Temporal.PlainDate.compare(inMonth, ends) < 0 ? inMonth : chargeDayOf(month.subtract({ months: 1 }))
  return { day, at: instantAt(day, CHARGE_TIME) }
}

/** The third anniversary of 29 February is 28 February, the last day of the month. */
const thirdAnniversary = (first: Temporal.PlainDate): Temporal.PlainDate => first.add({ years: YEARS })

const chargeDayOf = (month: Temporal.PlainYearMonth): Temporal.PlainDate =>
  workingDayFrom(month.toPlainDate({ day: CHARGE_DAY }))
