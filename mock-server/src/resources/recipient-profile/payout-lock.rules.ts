import type { Recipient } from '../../domain/state/recipient.ts'
import { addWorkingDays, firstWorkingDayOf } from '../../domain/time/calendar.ts'
import { type Day, dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { memoizeUntilChange } from '../../domain/time/memoize-until-change.ts'

/** Rule 10.16; epoch ms. `from` is inclusive, `until` is exclusive. */
export type LockWindow = {
  readonly distributionOn: Temporal.PlainDate
  readonly warningAt: Instant
  readonly from: Instant
  readonly until: Instant
}
export type EditingLock = LockWindow & { readonly status: 'open' | 'warning' | 'locked' }

const WORKING_DAYS_BEFORE = 2
const STARTS = '18:00'
const ENDS = '06:00'

const windowOf = (distributionOn: Temporal.PlainDate, lockDay: Temporal.PlainDate): LockWindow => ({
  distributionOn,
  warningAt: instantAt(lockDay.subtract({ days: 1 }), '00:00'),
  from: instantAt(lockDay, STARTS),
  until: instantAt(distributionOn.add({ days: 1 }), ENDS),
})

/** From 18:00 two working days before the distribution until 06:00 on the day after it, Europe/Prague. */
export const lockAround = (distributionOn: Temporal.PlainDate): LockWindow =>
  windowOf(distributionOn, addWorkingDays(distributionOn, -WORKING_DAYS_BEFORE))

/** The current or the next lock window around a payout. */
export const payoutLock: (now: Instant) => LockWindow = memoizeUntilChange(
  (now) => {
    const month = dayOf(now).toPlainYearMonth()
    const thisMonth = lockAround(firstWorkingDayOf(month))
    return now < thisMonth.until ? thisMonth : lockAround(firstWorkingDayOf(month.add({ months: 1 })))
  },
  ({ until }) => until,
)

/** Windows that slide with the clock and so never end: the payout is today, or the lock starts tomorrow (2000010 and 2000011 of the sandbox). */
const slidingLock = (starts: 'today' | 'tomorrow', now: Instant): LockWindow => {
  const today = dayOf(now)
  if (starts === 'today') return windowOf(today, addWorkingDays(today, -WORKING_DAYS_BEFORE))
  const tomorrow = today.add({ days: 1 })
  return windowOf(addWorkingDays(tomorrow, WORKING_DAYS_BEFORE), tomorrow)
}

/** When the lock around the payout ends; with the lock of the calendar, if that is in force then. */
const endOf = ({ until }: LockWindow): Instant => {
  const next = editingLockOf({ editingLock: 'payout' }, until)
  return next.status === 'locked' ? next.until : until
}

/** The lock around a payout on the given day, then the one of the calendar. */
const lockFor = (payoutOn: Day, now: Instant): LockWindow => {
  const once = lockAround(Temporal.PlainDate.from(payoutOn))
  const until = endOf(once)
  return now < until ? { ...once, until } : payoutLock(now)
}

/** When the lock of `payoutOn` opens the account; null if a lock of the calendar continues. */
export const lockEndOf = ({ editingLock }: Pick<Recipient, 'editingLock'>): Instant | null => {
  if (typeof editingLock === 'string') return null
  const once = lockAround(Temporal.PlainDate.from(editingLock.payoutOn))
  return endOf(once) === once.until ? once.until : null
}

const windowFor = (editingLock: Recipient['editingLock'], now: Instant): LockWindow => {
  if (typeof editingLock === 'object') return lockFor(editingLock.payoutOn, now)
  return editingLock === 'payout' ? payoutLock(now) : slidingLock(editingLock, now)
}

/** Rule 10.16: whether this recipient's account can be edited, and when that changes. */
export const editingLockOf = (recipient: Pick<Recipient, 'editingLock'>, now: Instant): EditingLock => {
  const window = windowFor(recipient.editingLock, now)
  if (now >= window.from) return { ...window, status: 'locked' }
  return { ...window, status: now >= window.warningAt ? 'warning' : 'open' }
}

/** The lock that this recipient has at another moment, as far as it is known now; null if the account can be edited then. */
export const lockOn = (
  { editingLock }: Pick<Recipient, 'editingLock'>,
  moment: Instant,
  now: Instant,
): LockWindow | null => {
  const slides = editingLock === 'today' || editingLock === 'tomorrow'
  const window = windowFor(editingLock, slides ? now : moment)
  return moment >= window.from && moment < window.until ? window : null
}
