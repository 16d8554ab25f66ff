import type { Language } from '#web/shared/api/credentials.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { errorKey } from '#web/shared/failure/error-key.ts'
import { formatDateTime, formatTime } from '#web/shared/format/date.ts'
import { readPragueTime } from '#web/shared/format/prague-time.ts'
import texts from './locales/cs.json' with { type: 'json' }

/** The key of the text for a failed login (rule 4.10). A lock without an end counts as unknown. */
export function errKeyOf(failure: unknown) {
  const isEndless = failure instanceof ApiFailure && failure.error === 'account-locked' && !failure.lockedUntil
  return errorKey(texts, 'err-', isEndless ? undefined : failure)
}

/** In Prague: only the time on the same day as `now` (epoch milliseconds), otherwise with the date. */
export function lockEnd(failure: unknown, now: number, language: Language): string {
  const until = failure instanceof ApiFailure ? (failure.lockedUntil ?? '') : ''
  return dayOf(until) === dayOf(new Date(now).toISOString()) ? formatTime(until) : formatDateTime(until, language)
}

function dayOf(instant: string): string {
  const read = readPragueTime(instant)
  return read ? `${read.year}-${read.month}-${read.day}` : ''
}
