import { dayOf, type Instant, toIsoString } from './instant.ts'

/** A day of Europe/Prague, counted from the day of `now`. */
export const dayAfter = (now: Instant, days: number): string => dayOf(now).add({ days }).toString()

/** What every provider state returns, so that a recorded request holds no date of its own. Days and months are those of Europe/Prague. */
export function calendarValues(now: Instant) {
  const today = dayOf(now)
  const nextMonth = today.add({ months: 1 })
  return {
    now: toIsoString(now),
    today: today.toString(),
    tomorrow: dayAfter(now, 1),
    lastYear: today.year - 1,
    nextYear: today.year + 1,
    /** Payments of this day are overdue after any holidays. */
    overdueDay: dayAfter(now, -30),
    nextMonth: nextMonth.month,
    yearOfNextMonth: nextMonth.year,
  }
}
