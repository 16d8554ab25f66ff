import type { RecurringPayment } from '#mock/domain/state/recurring-payment.ts'
import type { PlainState, WorldState } from '#mock/domain/state/world-state.ts'
import { monthAfter, workingFrom } from '#mock/testing/working-days.ts'

export type ExpectedGift = { readonly symbol: string; readonly amount: number; readonly recurringId: string | null }

const PRAGUE = 'Europe/Prague'
/** Local time in Prague as `2026-11-10T10:00:00`: such texts are compared directly. */
export const wallClock = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(PRAGUE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'millisecond' })

/**
 * Every card charge of a world that the rules require while its clock moves from one instant (exclusive) to another (inclusive), computed
 * independently from the specification: on the 20th or the next working day at 06:00, the next month skipped from the 25th on, for
 * three years. A card that a tester charged on the same day is not charged twice.
 */
export const expectedCharges = (
  { recurringPayments, payments }: WorldState,
  from: number,
  to: number,
): readonly ExpectedGift[] =>
  recurringPayments
    .values()
    .filter(({ status, cardholder }) => status === 'active' && cardholder !== 'DECLINED_LATER')
    .flatMap((recurring) =>
      chargeDays(recurring)
        .filter((day) => !wasCharged(payments.get(recurring.angelNumber), recurring, day))
        .filter((day) => `${day}T06:00:00.000` > wallClock(from) && `${day}T06:00:00.000` <= wallClock(to))
        .map(() => ({ symbol: recurring.angelNumber, amount: recurring.amount, recurringId: recurring.recurringId })),
    )

const wasCharged = (
  ledger: PlainState['payments'][string] = {},
  { recurringId }: RecurringPayment,
  day: string,
): boolean => Object.values(ledger).some((gift) => gift.recurringId === recurringId && gift.settledOn === day)

const known = new Map<string, readonly string[]>()

const chargeDays = ({ firstOn }: Pick<RecurringPayment, 'firstOn'>): readonly string[] => {
  const found = known.get(firstOn) ?? daysAfter(firstOn)
  known.set(firstOn, found)
  return found
}

const daysAfter = (firstOn: string): readonly string[] => {
  const [year = '', month = '', day = ''] = firstOn.split('-')
  const ends = `${Number(year) + 3}-${month}-${month === '02' && day === '29' ? '28' : day}`
  const first = Number(day) >= 25 ? 2 : 1
  return Array.from({ length: 37 }, (_, n) => workingFrom(`${monthAfter(`${year}-${month}`, first + n)}-20`)).filter(
    (charge) => charge < ends,
  )
}
