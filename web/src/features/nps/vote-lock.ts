import type { Rating } from '#web/shared/api/wire.ts'

/** Milliseconds for which a vote is locked (rule 9.2). */
export const VOTE_LOCK = 60_000

/** At `now` (epoch milliseconds of the provider's clock): locked below 60 s, open at exactly 60 s (rule 9.2). */
export function isVoteLocked(rating: Rating, now: number): boolean {
  return rating.Date !== null && now < Date.parse(rating.Date) + VOTE_LOCK
}
