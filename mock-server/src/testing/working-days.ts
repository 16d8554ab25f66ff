import { publicHolidaysOf } from './czech-holidays.ts'

/** Working days by a table of holidays that shares nothing with the domain, days as strings, and UTC dates instead of Temporal. */
const DAY = 86_400_000
const known = new Map<string, ReadonlySet<string>>()

const holidaysOf = (year: string): ReadonlySet<string> => {
  const found = known.get(year) ?? publicHolidaysOf(Number(year))
  known.set(year, found)
  return found
}

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

export const isWorking = (day: string): boolean => {
  const weekday = new Date(day).getUTCDay()
  return weekday > 0 && weekday < 6 && !holidaysOf(day.slice(0, 4)).has(day)
}

/** The day, or the next working one. */
export const workingFrom = (day: string): string => (isWorking(day) ? day : workingFrom(dayAfter(day)))

/** `count` working days later, the day itself not counted. */
export const workingAfter = (day: string, count: number): string =>
  count === 0 ? day : workingAfter(workingFrom(dayAfter(day)), count - 1)

/** `2026-11` plus a number of months: `2027-01`. */
export const monthAfter = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 7)

/** Every day of the years, both included. */
export const daysOf = (first: number, last: number): readonly string[] => {
  const days: string[] = []
  for (let day = `${first}-01-01`; day <= `${last}-12-31`; day = dayAfter(day)) days.push(day)
  return days
}

/** Every month of the years, both included. */
export const monthsOf = (first: number, last: number): readonly string[] =>
  Array.from({ length: (last - first + 1) * 12 }, (_, n) => monthAfter(`${first}-01`, n))
