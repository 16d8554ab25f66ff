import type { Donor } from '../../domain/state/donor.ts'
import type { Payment, PaymentType } from '../../domain/state/payment.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { fromPlainState, type Person, type WorldState } from '../../domain/state/world-state.ts'
import { workingDayFrom } from '../../domain/time/calendar.ts'
import { type Day, instantAt } from '../../domain/time/instant.ts'
import { allocateGift, type FamilyRing, familyRing } from '../../resources/contribution/allocate-gifts.rules.ts'
import { lastFamilyOf } from '../../resources/contribution/distribution.rules.ts'
import { distributedOn, shownFrom } from '../../resources/payment/payment-calendar.rules.ts'
import { chargeId } from '../../resources/payment/receive-payment.rules.ts'
import { DISTRIBUTION_TIME } from '../../resources/recipient-profile/request-status.rules.ts'
import { nextCharge } from '../../resources/recurring-payment/card-charge.rules.ts'
import { prague } from './build-donor.ts'

export type Giving = Pick<WorldState, 'payments' | 'recurringPayments'>
type Gift = Pick<Payment, 'type' | 'amount' | 'settledOn'> & Partial<Pick<Payment, 'recurringId'>>

/** One angel's giving: single gifts in any order, and cards with all their charges. */
export type GivingOf = {
  readonly angelNumber: string
  readonly gifts?: readonly Gift[]
  readonly cards?: readonly RecurringPayment[]
  /** By the day the gift was settled on: it went to another family than originally intended. */
  readonly reassigned?: Readonly<Record<Day, Payment['reassigned']>>
}

export const gift = (type: PaymentType, amount: number, settledOn: Day): Gift => ({ type, amount, settledOn })

/** The same amount every month, on the day or the next working one: a standing order at the donor's bank. */
export const standingOrder = (amount: number, day: number, first: string, last: string): readonly Gift[] => {
  const gifts: Gift[] = []
  const end = Temporal.PlainYearMonth.from(last)
  for (
    let month = Temporal.PlainYearMonth.from(first);
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  )
    gifts.push(gift('transfer', amount, workingDayFrom(month.toPlainDate({ day })).toString()))
  return gifts
}

/** A card that the angel set up signed in, charged successfully since its first day. */
export const card = (
  given: Pick<RecurringPayment, 'recurringId' | 'angelNumber' | 'amount' | 'firstOn' | 'email' | 'cardholder'>,
): RecurringPayment => ({
  ...given,
  payerId: `p-${given.angelNumber}`,
  lang: 'cs',
  status: 'active',
  cancelledOn: null,
  failedOn: null,
  endAnnounced: false,
  pendingChange: null,
})

/** The complete ledger at a wall-clock time of Prague, by the same calendar and distribution rules that the clock uses. */
export const givingAt = (giving: readonly GivingOf[], people: readonly Person[], local: string): Giving => {
  const ringOn = ringsOf(people)
  const targetingOf = new Map(people.filter(isDonor).map(({ login, targeting }) => [login, targeting]))
  return fromPlainState({
    payments: Object.fromEntries(
      giving.map((each) => {
        const ledger = ledgerAt(each, local)
        return [each.angelNumber, keyed(shareOut(ledger, targetingOf.get(each.angelNumber) ?? 'multiple', ringOn))]
      }),
    ),
    recurringPayments: Object.fromEntries(
      giving.flatMap(({ cards = [] }) => cards.map((recurring) => [recurring.recurringId, recurring])),
    ),
  })
}

const isDonor = (person: Person): person is Donor => person.kind === 'donor'

const keyed = (ledger: readonly Payment[]): Record<string, Payment> =>
  Object.fromEntries(ledger.map((payment) => [payment.paymentId, payment]))

const ledgerAt = (
  { angelNumber, gifts = [], cards = [], reassigned = {} }: GivingOf,
  local: string,
): readonly Payment[] =>
  [...gifts, ...cards.flatMap((recurring) => chargesUpTo(recurring, prague(local)))]
    .toSorted((a, b) => (a.settledOn < b.settledOn ? -1 : 1))
    .map((each, index) => ({
      ...paymentOf(each, angelNumber, index, local),
      reassigned: reassigned[each.settledOn] ?? null,
    }))

const chargesUpTo = (recurring: RecurringPayment, now: number): readonly Gift[] => {
  const { amount, recurringId, firstOn } = recurring
  const days = [firstOn]
  for (
    let charge = nextCharge(recurring, instantAt(firstOn, '23:59'));
    charge && charge.at <= now;
    charge = nextCharge(recurring, charge.at)
  )
    days.push(charge.day.toString())
  return days.map((settledOn) => ({ type: 'card', amount, settledOn, recurringId }))
}

const paymentOf = (
  { type, amount, settledOn, recurringId = null }: Gift,
  angelNumber: string,
  index: number,
  local: string,
): Payment => {
  const distributionOn = distributedOn(settledOn)
  return {
    paymentId: recurringId === null ? `gift_${angelNumber}_${index + 1}` : chargeId(recurringId, settledOn),
    amount,
    type,
    variableSymbol: angelNumber,
    settledOn,
    visibleFrom: shownFrom(type, settledOn),
    distributionOn,
    redistributed: `${distributionOn}T${DISTRIBUTION_TIME}` <= local,
    shares: [],
    recurringId,
    reassigned: null,
  }
}

/** The past of a ledger, oldest gift first: distributed gifts get the families that their distribution paid, by the rule of the domain. */
const shareOut = (
  ledger: readonly Payment[],
  targeting: Donor['targeting'],
  ringOn: (day: Day) => FamilyRing,
): readonly Payment[] => {
  const shared: Payment[] = []
  for (const payment of ledger) {
    const { amount, variableSymbol: angelNumber, distributionOn, redistributed } = payment
    const gift = { amount, angelNumber, targeting, lastFamily: lastFamilyOf(shared) }
    const shares = redistributed ? allocateGift(gift, distributionOn, ringOn(distributionOn)) : []
    shared.push({ ...payment, shares })
  }
  return shared
}

/** The families of a scenario on each distribution day; a family was paid if it has that contribution. */
const ringsOf = (people: readonly Person[]): ((day: Day) => FamilyRing) => {
  const families = people.filter((person) => person.kind === 'recipient')
  const oldest = families.flatMap(({ contributions }) => contributions.map(({ month }) => month)).toSorted()[0] ?? ''
  const known = new Map<string, FamilyRing>()
  return (day) => {
    const month = day.slice(0, 'YYYY-MM'.length)
    const ring = known.get(month) ?? familyRing(families, (family) => wasPaid(family, month, oldest))
    known.set(month, ring)
    return ring
  }
}

/** Contributions are stored for a year; a family with the oldest one was supported before it too, from birth at the earliest. */
const wasPaid = ({ contributions, patient }: Recipient, month: string, oldest: string): boolean => {
  if (month >= oldest) return contributions.some((contribution) => contribution.month === month)
  const born = `${patient.birthYear}-${String(patient.birthMonth).padStart(2, '0')}`
  return born <= month && contributions[0]?.month === oldest
}
