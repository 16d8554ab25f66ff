import { dayOf, type Instant } from './instant.ts'

/**
 * The Czech working calendar (act 245/2000 Coll.), by which the foundation distributes and charges (rule 7.2).
 * Days are Prague calendar days without a time.
 */
type Day = Temporal.PlainDate

const FIXED_HOLIDAYS = new Set('01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'.split(' '))
const SATURDAY = 6

/** Easter Sunday of the Gregorian calendar (Butcher's computation). */
export const easterSunday = (year: number): Day => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(monthAndDay / 31), day: (monthAndDay % 31) + 1 })
}

export const isPublicHoliday = (day: Day): boolean => {
  const text = day.toString()
  return FIXED_HOLIDAYS.has(text.slice(5)) || easterHolidays(day.year).has(text)
}

/** Good Friday and Easter Monday; cached by year, because the calendar is read often. */
const easterHolidays = (year: number): ReadonlySet<string> => {
  const known = easters.get(year)
  if (known) return known
  const sunday = easterSunday(year)
  const found = new Set([sunday.subtract({ days: 2 }).toString(), sunday.add({ days: 1 }).toString()])
  easters.set(year, found)
  return found
}
const easters = new Map<number, ReadonlySet<string>>()

export const isWorkingDay = (day: Day): boolean => day.dayOfWeek < SATURDAY && !isPublicHoliday(day)

/** The day itself when it is a working day, otherwise the next one. */
export const workingDayFrom = (day: Day): Day => (isWorkingDay(day) ? day : workingDayFrom(day.add({ days: 1 })))

/** Working days later (or earlier, when negative), the day itself not counted. */
export const addWorkingDays = (day: Day, count: number): Day => {
  const step = Math.sign(count)
  let found = day
  for (let left = Math.abs(count); left > 0; ) {
    found = found.add({ days: step })
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The distribution day of a month. */
export const firstWorkingDayOf = (month: Temporal.PlainYearMonth): Day => workingDayFrom(month.toPlainDate({ day: 1 }))

/** When a gift of this day is distributed to families (rule 7.2). */
export const firstWorkingDayOfNextMonth = (day: Day): Day =>
  firstWorkingDayOf(day.toPlainYearMonth().add({ months: 1 }))

/** Whether the month has not begun yet in Europe/Prague; without a month only the year is compared. */
export const isFutureMonth = (
  { year, month }: { readonly year: number; readonly month: number | null },
  now: Instant,
): boolean => {
  const today = dayOf(now)
  return year > today.year || (year === today.year && month !== null && month > today.month)
}
