/** Epoch milliseconds by the world's clock. */
export type Moment = number
/** `YYYY-MM-DD` of Europe/Prague; the business runs by these. */
export type Day = string

export const PRAGUE = 'Europe/Prague'
export const SECOND = 1_000
export const MINUTE = 60 * SECOND

/** ISO instant in UTC with milliseconds, as the wire has it. `Date` only writes it down, in a tenth of Temporal's time. */
export const isoOf = (moment: Moment): string => new Date(moment).toISOString()

/** Wall-clock date and time in Prague at the moment. */
export const pragueAt = (moment: Moment): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(PRAGUE)

/** The Prague calendar day the moment falls on. */
export const dayOf = (moment: Moment): Temporal.PlainDate => pragueAt(moment).toPlainDate()

/** A wall-clock time (`18:00`) of a Prague day; a time skipped in spring is read an hour later (Temporal's `compatible`). */
export const momentAt = (day: Temporal.PlainDate | Day, time: string): Moment =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: PRAGUE, plainTime: time }).epochMilliseconds
