/** Milliseconds before a session's end at which the end is announced. */
export const ANNOUNCED_BEFORE = 120_000
/** Milliseconds before the end at which it is announced again, for users who cannot see the countdown. */
export const LAST_CALL_BEFORE = 30_000

export type SessionPhase = 'quiet' | 'announced' | 'lastCall' | 'over'

/** Both in epoch milliseconds of the provider's clock, undefined while unknown. */
export function sessionPhase(end: number | undefined, now: number | undefined): SessionPhase {
  if (end === undefined || now === undefined || now < end - ANNOUNCED_BEFORE) return 'quiet'
  if (now >= end) return 'over'
  return now < end - LAST_CALL_BEFORE ? 'announced' : 'lastCall'
}
