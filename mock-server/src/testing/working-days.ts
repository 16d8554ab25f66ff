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

/**
 * Public holidays of Czechia from 1951 to 2150, as date-holidays 3.37.0 of npm lists them (`getHolidays`, type `public`): a source that
 * shares nothing with the domain. Each year has the same fixed days, Easter Monday and the Friday before it.
 */
const FIXED = '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'.split(' ')

/** Easter Mondays of ten years from each of these on. */
const EASTER_MONDAYS: Readonly<Record<number, string>> = {
  1951: '03-26 04-14 04-06 04-19 04-11 04-02 04-22 04-07 03-30 04-18',
  1961: '04-03 04-23 04-15 03-30 04-19 04-11 03-27 04-15 04-07 03-30',
  1971: '04-12 04-03 04-23 04-15 03-31 04-19 04-11 03-27 04-16 04-07',
  1981: '04-20 04-12 04-04 04-23 04-08 03-31 04-20 04-04 03-27 04-16',
  1991: '04-01 04-20 04-12 04-04 04-17 04-08 03-31 04-13 04-05 04-24',
  2001: '04-16 04-01 04-21 04-12 03-28 04-17 04-09 03-24 04-13 04-05',
  2011: '04-25 04-09 04-01 04-21 04-06 03-28 04-17 04-02 04-22 04-13',
  2021: '04-05 04-18 04-10 04-01 04-21 04-06 03-29 04-17 04-02 04-22',
  2031: '04-14 03-29 04-18 04-10 03-26 04-14 04-06 04-26 04-11 04-02',
  2041: '04-22 04-07 03-30 04-18 04-10 03-26 04-15 04-06 04-19 04-11',
  2051: '04-03 04-22 04-07 03-30 04-19 04-03 04-23 04-15 03-31 04-19',
  2061: '04-11 03-27 04-16 04-07 03-30 04-12 04-04 04-23 04-15 03-31',
  2071: '04-20 04-11 03-27 04-16 04-08 04-20 04-12 04-04 04-24 04-08',
  2081: '03-31 04-20 04-05 03-27 04-16 04-01 04-21 04-12 04-04 04-17',
  2091: '04-09 03-31 04-13 04-05 04-25 04-16 04-01 04-21 04-13 03-29',
  2101: '04-18 04-10 03-26 04-14 04-06 04-19 04-11 04-02 04-22 04-07',
  2111: '03-30 04-18 04-03 04-23 04-15 03-30 04-19 04-11 03-27 04-15',
  2121: '04-07 03-30 04-12 04-03 04-23 04-15 03-31 04-19 04-11 03-27',
  2131: '04-16 04-07 04-20 04-12 04-04 04-23 04-08 03-31 04-20 04-04',
  2141: '03-27 04-16 04-01 04-20 04-12 04-04 04-17 04-08 03-31 04-13',
}

export function easterMondayOf(year: number): string {
  const decade = year - ((year - 1) % 10)
  const day = EASTER_MONDAYS[decade]?.split(' ')[year - decade]
  if (day === undefined) throw new Error(`The table of holidays has no year ${year}`)
  return `${year}-${day}`
}

const FRIDAY_BEFORE_MS = 3 * 86_400_000

/** Days as `2026-12-24`. */
export function publicHolidaysOf(year: number): ReadonlySet<string> {
  const monday = easterMondayOf(year)
  const friday = new Date(Date.parse(monday) - FRIDAY_BEFORE_MS).toISOString().slice(0, 10)
  return new Set([...FIXED.map((day) => `${year}-${day}`), friday, monday])
}
