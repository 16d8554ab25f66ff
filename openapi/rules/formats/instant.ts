/** `date-time` of the contract: RFC 3339 with `Z` or an offset, with or without fractions of a second. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** Whether a text is a `date-time`. What it allows, `Date.parse` reads. */
export const isInstant = (text: string): boolean =>
  INSTANT.test(text) && !text.includes('T24') && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

/** Whether a text is a day of the calendar; `Date.parse` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const day = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}
