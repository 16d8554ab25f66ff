/** Epoch milliseconds by the world's clock. */
export type Instant = number
/** `YYYY-MM-DD` of Europe/Prague, by which the business works. */
export type Day = string

export const PRAGUE = 'Europe/Prague'
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const MAX_DATES = 1_000
/** Day since 1970 -> `2026-11-10T`. */
const dates = new Map<number, string>()

/**
 * ISO instant in UTC with milliseconds, as in the API; throws for an invalid number. Written by hand with a cached date, because a
 * response holds many: about 0.1 us, where `Date` takes 0.4.
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
  if (dates.size >= MAX_DATES) dates.clear()
  dates.set(day, date)
  return date
}

/** Wall-clock date and time in Prague at the instant. */
export const pragueAt = (moment: Instant): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(PRAGUE)

/** Hour since 1970 -> the Prague day; one profile has several. */
const days = new Map<number, Temporal.PlainDate>()

/** The Prague calendar day of the instant. Cached by hour, because Prague's midnight is always a full hour of UTC. */
export const dayOf = (moment: Instant): Temporal.PlainDate => {
  const hour = Math.floor(moment / HOUR)
  const known = days.get(hour)
  if (known) return known
  if (days.size >= MAX_DATES) days.clear()
  const day = pragueAt(moment).toPlainDate()
  days.set(hour, day)
  return day
}

/** A wall-clock time (`18:00`) of a Prague day; a time skipped in spring is read an hour later (Temporal's `compatible`). */
export const instantAt = (day: Temporal.PlainDate | Day, time: string): Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: PRAGUE, plainTime: time }).epochMilliseconds
