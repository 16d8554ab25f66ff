import type { Donor } from '../../domain/state/donor.ts'
import type { Share } from '../../domain/state/payment.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Day } from '../../domain/time/instant.ts'

/** The smallest part of a split gift, in whole crowns. */
const SMALLEST_PART = 100
const MAX_FAMILIES = 3

type Family = Pick<Recipient, 'personId' | 'familyId'>

/** All families in one order, and which of them a distribution pays. Built once per distribution, however many gifts there are. */
export type FamilyRing = {
  readonly size: number
  readonly placeOf: ReadonlyMap<PersonId, number>
  /** In the order of the ring. */
  readonly paid: readonly PersonId[]
  /** The number of paid families before each place of the ring: the index in `paid` of the nearest paid family from that place on (modulo). */
  readonly paidBefore: readonly number[]
}

export type GiftToAllocate = {
  readonly amount: number
  readonly angelNumber: string
  readonly targeting: Donor['targeting']
  /** The families that got the donor's previous gift. */
  readonly lastFamily: PersonId | null
}

/**
 * Chooses the families of a gift (the specification names the two targetings and leaves the rest to the foundation). Families form a
 * ring by their opaque ids, so their order says nothing about them, and the angel number gives each angel a place in it. Unpaid families are skipped.
 * - `single`: the same family as last time while it is paid, otherwise the next one; at first the family at the angel's place.
 * - `multiple`: up to three neighbours, at least 100 Kč each (a smaller gift goes to one family), from a place that moves by one each
 *   month: the families take turns, and over time the angel helps them all. Parts differ by at most one crown.
 * Without a paid family there are no shares, and the gift waits.
 */
export const allocateGift = (gift: GiftToAllocate, distributionOn: Day, ring: FamilyRing): readonly Share[] => {
  if (ring.paid.length === 0) return []
  const first = ring.paidBefore[placeOfGift(gift, distributionOn, ring)] ?? 0
  const many = gift.targeting === 'single' ? 1 : Math.min(MAX_FAMILIES, Math.floor(gift.amount / SMALLEST_PART))
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
