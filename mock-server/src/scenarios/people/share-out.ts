import type { Donor } from '../../domain/state/donor.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Person } from '../../domain/state/world-state.ts'
import type { Day } from '../../domain/time/instant.ts'
import { allocateGift, type FamilyRing, familyRing } from '../../resources/contribution/allocate-gifts.rules.ts'
import { lastFamilyOf } from '../../resources/contribution/distribution.rules.ts'

/** The past of a ledger, oldest gift first: distributed gifts get the families that their distribution paid, by the rule of the domain. */
export const shareOut = (
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
export const ringsOf = (people: readonly Person[]): ((day: Day) => FamilyRing) => {
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
