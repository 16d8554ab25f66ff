import { findDonor, ownValue, setDonor } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor, Vote } from '../../domain/state/donor.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, MINUTE } from '../../domain/time/instant.ts'

/** Rule 9.2: a vote locks the rating for one minute. */
export const RATING_LOCK = MINUTE

/** The donor who rates: the donor of the link from the e-mail, or the signed-in donor (rule 9.7). Null for an unknown link. */
export const findRatingDonor = (state: WorldState, by: { emlid: string } | { personId: PersonId }): Donor | null => {
  if ('personId' in by) return findDonor(state, by.personId)
  const owner = ownValue(state.ratingLinks, by.emlid)
  return owner === null ? null : findDonor(state, owner)
}

/** The time until which the vote locks the rating (epoch ms), null if a new vote is allowed: at exactly 60 s it is (rule 9.2). */
export const ratingLockedUntil = (vote: Vote | null, now: Instant): Instant | null =>
  vote && now < vote.votedAt + RATING_LOCK ? vote.votedAt + RATING_LOCK : null

export type SaveRatingResult =
  | { readonly kind: 'saved'; readonly vote: Vote }
  | { readonly kind: 'locked'; readonly until: Instant }

/** Rule 9.1. The contract limits the value to 1-10. */
export const saveRating = (donor: Donor, rating: number, now: Instant): Decision<SaveRatingResult> => {
  const until = ratingLockedUntil(donor.vote, now)
  if (until !== null) return { result: { kind: 'locked', until }, changes: [], rule: 'rule 9.2 Vote lock' }
  const vote: Vote = { value: rating, votedAt: now }
  return { result: { kind: 'saved', vote }, changes: [setDonor(donor, 'vote', vote)], rule: 'rule 9.1 Rating' }
}
