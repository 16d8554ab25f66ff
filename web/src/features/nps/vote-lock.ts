import type { Rating } from '../../shared/api/wire.ts'

/** Milliseconds for which a vote stands (spec §9: "NPS locked 1 minute after vote"). */
export const VOTE_LOCK = 60_000

/**
 * Whether the last vote still stands at `now` (epoch milliseconds of the provider's clock): younger than 60 s it locks, at
 * exactly 60 s it is open (spec §4 NPS, decision 3).
 */
export function isVoteLocked(rating: Rating, now: number): boolean {
  return rating.Date !== null && now < Date.parse(rating.Date) + VOTE_LOCK
}
