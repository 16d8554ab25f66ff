import type { PaymentType } from '../../domain/state/payment.ts'
import { addWorkingDays, firstWorkingDayOfNextMonth } from '../../domain/time/calendar.ts'
import type { Day } from '../../domain/time/instant.ts'

/** Rule 7.9: card payments show the next working day; payments through another bank or an operator take up to two working days. */
const WORKING_DAYS_UNTIL_SHOWN = { card: 1, transfer: 2, mobile: 2, sms: 2 } as const satisfies Record<
  PaymentType,
  number
>
const WORKING_DAYS_AFTER_DISTRIBUTION = 2

/** The first day on which the payment certainly shows in the angel's account (rule 7.9). */
export const shownFrom = (type: PaymentType, settledOn: Day): Day =>
  addWorkingDays(Temporal.PlainDate.from(settledOn), WORKING_DAYS_UNTIL_SHOWN[type]).toString()

/** The first working day of the month after the settlement (rule 7.2). */
export const distributedOn = (settledOn: Day): Day =>
  firstWorkingDayOfNextMonth(Temporal.PlainDate.from(settledOn)).toString()

/** The day by which the account shows the families of a gift: within two working days of the distribution (rule 7.10). */
export const shownAfterDistribution = (distributionOn: Day): Day =>
  addWorkingDays(Temporal.PlainDate.from(distributionOn), WORKING_DAYS_AFTER_DISTRIBUTION).toString()

/**
 * The day from which the families of a distribution show, null once they do. Every distribution before the last but one working day
 * shows by today, so that twenty years of gifts need only one calendar lookup.
 */
export const familiesShownFrom = (today: Day): ((distributionOn: Day) => Day | null) => {
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 })
  const firstHidden = addWorkingDays(tomorrow, -WORKING_DAYS_AFTER_DISTRIBUTION).toString()
  const known = new Map<Day, Day>()
  return (distributionOn) => {
    if (distributionOn < firstHidden) return null
    const from = known.get(distributionOn) ?? shownAfterDistribution(distributionOn)
    known.set(distributionOn, from)
    return from
  }
}
