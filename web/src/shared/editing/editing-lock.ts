import type { RecipientData } from '../api/wire.ts'
import { pragueDay } from '../format/prague-day.ts'

export type EditingLock = RecipientData['EditingLock']
export type LockState = 'open' | 'warning' | 'locked'

/**
 * `now` in epoch milliseconds of the provider's clock: a warning from the start of the day before, then locked
 * until the given instant (rule 10.16). Start instants are inclusive.
 */
export function lockState({ WarningAt, LockedAt, LockedUntil }: EditingLock, now: number): LockState {
  if (now < Date.parse(WarningAt) || now >= Date.parse(LockedUntil)) return 'open'
  return now < Date.parse(LockedAt) ? 'warning' : 'locked'
}

/** The day on which the lock begins, relative to `now`, for the text of the warning. */
export function lockDay({ LockedAt }: EditingLock, now: number): 'today' | 'tomorrow' | 'later' {
  const begins = pragueDay(Date.parse(LockedAt))
  if (begins === pragueDay(now)) return 'today'
  return begins === nextDay(pragueDay(now)) ? 'tomorrow' : 'later'
}

function nextDay(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
