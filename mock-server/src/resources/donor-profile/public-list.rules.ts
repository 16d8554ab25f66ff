import type { DonorConsents, PublicListing } from '../../domain/state/donor.ts'
import { MINUTE, type Moment, momentAt, pragueAt } from '../../domain/time/moment.ts'

/** The list is rewritten every night; a change made less than an hour before waits for the next night. Always within 48 hours (rule 6.16). */
const REWRITTEN_AT = '03:00'
const NOTICE = 60 * MINUTE

export const nextRewrite = (now: Moment): Moment => {
  const today = pragueAt(now).toPlainDate()
  const tonight = momentAt(today, REWRITTEN_AT)
  return tonight - now >= NOTICE ? tonight : nightAfter(today, now)
}

const nightAfter = (day: Temporal.PlainDate, now: Moment): Moment => {
  const next = day.add({ days: 1 })
  const night = momentAt(next, REWRITTEN_AT)
  return night - now >= NOTICE ? night : nightAfter(next, now)
}

/** The listing once the consent has changed: a change that waits keeps its night, one taken back waits no more. */
export const listingAfter = (
  { isListed, changeDueAt }: PublicListing,
  { nameInPublicList }: Pick<DonorConsents, 'nameInPublicList'>,
  now: Moment,
): PublicListing => ({
  isListed,
  changeDueAt: nameInPublicList === isListed ? null : (changeDueAt ?? nextRewrite(now)),
})
