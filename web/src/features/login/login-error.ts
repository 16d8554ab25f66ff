import type { Language } from '../../shared/api/credentials.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { formatDateTime, formatTime } from '../../shared/format/date.ts'
import { readPragueTime } from '../../shared/format/prague-time.ts'
import texts from './locales/cs.json' with { type: 'json' }

/** Texts of rule 4.10; the catalogue is the locale file itself. */
export type ErrKey = Extract<keyof typeof texts, `err-${string}`>

/** The key of the text for a failed login. A lock that does not say its end counts as unknown: half a sentence helps nobody. */
export function errKeyOf(failure: unknown): ErrKey {
  if (!(failure instanceof ApiFailure)) return 'err-unknown'
  if (failure.isNetwork) return 'err-network'
  if (failure.error === 'account-locked' && failure.lockedUntil === undefined) return 'err-unknown'
  const key = `err-${failure.error}`
  return isErrKey(key) ? key : 'err-unknown'
}

function isErrKey(key: string): key is ErrKey {
  return Object.getOwnPropertyDescriptor(texts, key) !== undefined
}

/** End of a lock in Prague: the time alone on the same day as `now` (epoch milliseconds), otherwise with its date. */
export function lockEnd(failure: unknown, now: number, language: Language): string {
  const until = failure instanceof ApiFailure ? (failure.lockedUntil ?? '') : ''
  return dayOf(until) === dayOf(new Date(now).toISOString()) ? formatTime(until) : formatDateTime(until, language)
}

function dayOf(instant: string): string {
  const read = readPragueTime(instant)
  return read ? `${read.year}-${read.month}-${read.day}` : ''
}
