import { InvalidArgumentError } from 'commander'

/** The time zone of the charity. */
const ZONE = 'Europe/Prague'

/**
 * Parses `2026-12-20T06:00`, `2026-12-20 06:00` or `2026-12-20` (midnight), in the time of Prague, or an instant with its own time zone
 * (`…Z`, `…+01:00`), to an ISO instant. Throws for anything else.
 */
export function readInstant(text: string): string {
  const moment = parseInstant(text) ?? parseLocal(text)
  if (moment) return moment.toString()
  throw new InvalidArgumentError('Write a moment such as 2026-12-20T06:00 (in Prague) or 2026-12-20T05:00Z.')
}

/** Formats an instant as `2026-12-20 06:00:00` in Prague. */
export function showInstant(iso: string): string {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(ZONE).toPlainDateTime()
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ')
}

function parseInstant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}

function parseLocal(text: string): Temporal.Instant | undefined {
  // A time zone in brackets would be ignored, and the result would be another instant.
  if (text.includes('[')) return undefined
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant()
  } catch {
    return undefined
  }
}
