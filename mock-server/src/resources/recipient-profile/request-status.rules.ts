import type { Recipient, RenewalStatus, RequestStatus, SupportStatus } from '../../domain/state/recipient.ts'
import { firstWorkingDayOf } from '../../domain/time/calendar.ts'
import { type Day, dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { memoizeUntilChange } from '../../domain/time/memoize-until-change.ts'

/** `RecipientStatusOfRequest.Id` of the API. */
export const REQUEST_STATUS_ID = {
  new: 1,
  incomplete: 2,
  discarded: 3,
  suspended: 4,
  'do-not-renew': 5,
  ok: 6,
  'renewal-received': 7,
  'in-renewal': 8,
  'in-renewal-form': 9,
} as const satisfies Readonly<Record<RequestStatus, number>>

/** `RecipientRequestStatus.Id` of the API. */
export const RENEWAL_STATUS_ID = { 'not-open': 0, open: 1, sent: 2 } as const satisfies Readonly<
  Record<RenewalStatus, number>
>

/** `RecipientStatus.Id` of the API. */
export const SUPPORT_STATUS_ID = { supported: 1, suspended: 2, ended: 3 } as const satisfies Readonly<
  Record<SupportStatus, number>
>

/** A status determines the statuses of the renewal and of the support (rule 10.14). */
export const statusTriple = (
  status: RequestStatus,
): Pick<Recipient, 'requestStatus' | 'renewalStatus' | 'supportStatus'> => {
  const open = status === 'in-renewal' || status === 'in-renewal-form'
  const renewalStatus = open ? 'open' : status === 'renewal-received' ? 'sent' : 'not-open'
  const ended = status === 'discarded'
  const supportStatus = ended ? 'ended' : status === 'suspended' ? 'suspended' : 'supported'
  return { requestStatus: status, renewalStatus, supportStatus }
}

const UNPAID: ReadonlySet<RequestStatus> = new Set(['new', 'suspended', 'discarded'])

/** The Prague time at which the distribution runs (rule 7.2). */
export const DISTRIBUTION_TIME = '09:00'

/** The next distribution, strictly after the instant: today before 09:00 on the first working day, otherwise next month's. */
export const nextDistribution: (now: Instant) => { readonly day: Day; readonly at: Instant } = memoizeUntilChange(
  (now) => {
    const month = dayOf(now).toPlainYearMonth()
    const thisMonth = distributionOf(month)
    return now < thisMonth.at ? thisMonth : distributionOf(month.add({ months: 1 }))
  },
  ({ at }) => at,
)

const distributionOf = (month: Temporal.PlainYearMonth) => {
  const day = firstWorkingDayOf(month)
  return { day: day.toString(), at: instantAt(day, DISTRIBUTION_TIME) }
}

/** Whether the distribution of this day pays the recipient: not new, paused or ended, nor past the last contribution. */
export const isPaid = (recipient: Pick<Recipient, 'requestStatus' | 'lastContributionOn'>, day: Day): boolean =>
  !UNPAID.has(recipient.requestStatus) && (recipient.lastContributionOn === null || day <= recipient.lastContributionOn)

/** The time of the recipient's next contribution; null if there is none. */
export const nextPayoutOn = (
  recipient: Pick<Recipient, 'requestStatus' | 'lastContributionOn'>,
  now: Instant,
): Day | null => {
  const { day } = nextDistribution(now)
  return isPaid(recipient, day) ? day : null
}
