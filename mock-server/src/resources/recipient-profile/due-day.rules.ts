import type { Recipient } from '../../domain/state/recipient.ts'
import { type Day, dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import { lockOn } from './payout-lock.rules.ts'

/**
 * The day that a family reads when something is due on `due`: never a day whose end is inside an editing lock (rule 10.19). Before the
 * lock it is the last whole day without it, on the day of its start that day; from its start on the first day on which it is
 * possible again.
 */
export const dueDayOf = (recipient: Pick<Recipient, 'editingLock'>, due: Day, now: Instant): Day => {
  const endOfDay = instantAt(Temporal.PlainDate.from(due).add({ days: 1 }), '00:00') - 1
  const lock = lockOn(recipient, endOfDay, now)
  if (lock === null) return due
  if (now >= lock.from) return dayOf(lock.until).toString()
  const today = dayOf(now).toString()
  const dayBefore = dayOf(lock.from).subtract({ days: 1 }).toString()
  return today > dayBefore ? today : dayBefore
}
