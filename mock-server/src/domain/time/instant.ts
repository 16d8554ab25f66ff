/** Epoch milliseconds by the world's clock. */
export type Instant = number
/** `YYYY-MM-DD` of Europe/Prague; the business runs by these. */
export type Day = string

export const PRAGUE = 'Europe/Prague'
export const SECOND = 1_000
export const MINUTE = 60 * SECOND

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MOST_DATES = 1_000
/** Day since 1970 -> `2026-11-10T`. */
const dates = new Map<number, string>()

/**
 * ISO instant in UTC with milliseconds, as the wire has it; throws for what is no moment. Written by hand on top of the date, since an
 * answer holds many: some 0.1 us, where `Date` takes 0.4.
 */
export const toIsoString = (moment: Instant): string => {
  const day = Math.floor(moment / DAY)
  const inDay = moment - day * DAY
  const time = `${two(inDay / HOUR)}:${two((inDay % HOUR) / MINUTE)}:${two((inDay % MINUTE) / SECOND)}`
  const milliseconds = inDay % SECOND
  return `${dates.get(day) ?? dateOf(day)}${time}.${milliseconds < 100 ? '0' : ''}${two(milliseconds)}Z`
}

const two = (number: number): string => {
  const whole = Math.floor(number)
  return whole < 10 ? `0${whole}` : `${whole}`
}

const dateOf = (day: number): string => {
  const date = new Date(day * DAY).toISOString().slice(0, -'00:00:00.000Z'.length)
  if (dates.size >= MOST_DATES) dates.clear()
  dates.set(day, date)
  return date
}

/** Wall-clock date and time in Prague at the moment. */
export const pragueAt = (moment: Instant): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(PRAGUE)

let lastHour = Number.NaN
let lastDay: Temporal.PlainDate

/** The Prague calendar day the moment falls on. Kept for the hour, since Prague's midnight is always a whole hour of UTC. */
export const dayOf = (moment: Instant): Temporal.PlainDate => {
  const hour = Math.floor(moment / HOUR)
  if (hour !== lastHour) {
    lastDay = pragueAt(moment).toPlainDate()
    lastHour = hour
  }
  return lastDay
}

/** A wall-clock time (`18:00`) of a Prague day; a time skipped in spring is read an hour later (Temporal's `compatible`). */
export const instantAt = (day: Temporal.PlainDate | Day, time: string): Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: PRAGUE, plainTime: time }).epochMilliseconds
