import { InvalidArgumentError } from 'commander'

/** Where the charity is; the clock that its people look at. */
const ZONE = 'Europe/Prague'

/**
 * An ISO instant of `2026-12-20T06:00`, `2026-12-20 06:00` or `2026-12-20` (midnight), read in Prague, or of a moment that says its
 * zone itself (`…Z`, `…+01:00`). Throws for anything else.
 */
export function readInstant(text: string): string {
  const moment = parseInstant(text) ?? parseLocal(text)
  if (moment) return moment.toString()
  throw new InvalidArgumentError('Write a moment such as 2026-12-20T06:00 (in Prague) or 2026-12-20T05:00Z.')
}

/** `2026-12-20 06:00:00` in Prague. */
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
  // A zone in brackets would be read over, and the moment would be another one than was meant.
  if (text.includes('[')) return undefined
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant()
  } catch {
    return undefined
  }
}
