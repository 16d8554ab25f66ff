import type { Donor } from '../../domain/state/donor.ts'
import type { Share } from '../../domain/state/payment.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Day } from '../../domain/time/instant.ts'

/** A gift is not cut into parts smaller than this, in whole crowns. */
const SMALLEST_PART = 100
const MOST_FAMILIES = 3

type Family = Pick<Recipient, 'personId' | 'familyId'>

/** All families in one order, and which of them a distribution pays. Made once a distribution, however many gifts there are. */
export type FamilyRing = {
  readonly size: number
  readonly placeOf: ReadonlyMap<PersonId, number>
  /** In the order of the ring. */
  readonly paid: readonly PersonId[]
  /** How many families are paid before each place of the ring: there in `paid`, counted around, stands the nearest one from it on. */
  readonly paidBefore: readonly number[]
}

export type GiftToAllocate = {
  readonly amount: number
  readonly angelNumber: string
  readonly targeting: Donor['targeting']
  /** Who got the donor's gift last time. */
  readonly lastFamily: PersonId | null
}

/**
 * To whom a gift goes (the specification names the two targetings and leaves the rest to the foundation). Families stand in a ring
 * by their opaque ids, so their order says nothing of them, and each angel has a place there by the angel number. Whom the distribution does not pay is passed over.
 * - `single`: the same family as last time while it is paid, otherwise the next one; at first the one at the angel's place.
 * - `multiple`: up to three neighbours, at least 100 Kč each (a smaller gift goes whole to one), from a place that moves by one each
 *   month: one family is relieved by the next, and over time the angel meets them all. Parts differ by a crown at most.
 * With nobody to be paid there are no shares, and the gift waits.
 */
export const allocateGift = (gift: GiftToAllocate, distributionOn: Day, ring: FamilyRing): readonly Share[] => {
  if (ring.paid.length === 0) return []
  const first = ring.paidBefore[placeOfGift(gift, distributionOn, ring)] ?? 0
  const many = gift.targeting === 'single' ? 1 : Math.min(MOST_FAMILIES, Math.floor(gift.amount / SMALLEST_PART))
  const families = Math.min(Math.max(1, many), ring.paid.length)
  const part = Math.floor(gift.amount / families)
  const crownsLeft = gift.amount % families
  return Array.from({ length: families }, (_, n) => ({
    recipientId: ring.paid[(first + n) % ring.paid.length] as PersonId,
    amount: n < crownsLeft ? part + 1 : part,
  }))
}

const placeOfGift = ({ angelNumber, targeting, lastFamily }: GiftToAllocate, day: Day, ring: FamilyRing): number => {
  const own = Number(angelNumber) % ring.size
  if (targeting === 'single') return (lastFamily === null ? undefined : ring.placeOf.get(lastFamily)) ?? own
  return (own + monthsUntil(day)) % ring.size
}

const monthsUntil = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

export const familyRing = <F extends Family>(families: readonly F[], isPaid: (family: F) => boolean): FamilyRing => {
  const all = families.toSorted((a, b) => (a.familyId < b.familyId ? -1 : 1))
  const paid = all.filter(isPaid)
  let passed = 0
  const paidBefore = all.map((family) => {
    const before = passed
    if (family === paid[passed]) passed += 1
    return before
  })
  return {
    size: all.length,
    placeOf: new Map(all.map(({ personId }, place) => [personId, place])),
    paid: paid.map(({ personId }) => personId),
    paidBefore,
  }
}
