import type { DonorConsents, PublicListing } from '../../domain/state/donor.ts'
import { dayOf, HOUR, type Instant, instantAt } from '../../domain/time/instant.ts'

/** The list is published every night; a change made less than an hour before waits for the next night. Always within 48 hours (rule 6.16). */
const REWRITTEN_AT = '03:00'
const NOTICE = HOUR

export const nextRewrite = (now: Instant): Instant => {
  const today = dayOf(now)
  const tonight = instantAt(today, REWRITTEN_AT)
  return tonight - now >= NOTICE ? tonight : nightAfter(today, now)
}

const nightAfter = (day: Temporal.PlainDate, now: Instant): Instant => {
  const next = day.add({ days: 1 })
  const night = instantAt(next, REWRITTEN_AT)
  return night - now >= NOTICE ? night : nightAfter(next, now)
}

/** The listing after the consent has changed: a pending change stays on its night, a reverted change is dropped. */
export const listingAfter = (
  { isListed, changeDueAt }: PublicListing,
  { nameInPublicList }: Pick<DonorConsents, 'nameInPublicList'>,
  now: Instant,
): PublicListing => ({
  isListed,
  changeDueAt: nameInPublicList === isListed ? null : (changeDueAt ?? nextRewrite(now)),
})
