/** `date-time` of the contract: RFC 3339 with `Z` or an offset, with or without fractions of a second. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** Whether a text is a `date-time`. What it allows, `Date.parse` reads. */
export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text))
