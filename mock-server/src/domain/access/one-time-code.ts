import { type Instant, MINUTE } from '../time/instant.ts'
import { secondsToNext } from './sliding-limit.ts'

/** Rule 5.6: valid strictly before 15 minutes; six tries; five codes per person in 15 minutes. */
export const CODE_LIFE = 15 * MINUTE
export const CODE_TRIES = 6
export const CODES_PER_WINDOW = 5
export const CODE_DIGITS = 6

/** What is stored of a sent code, for any purpose. */
export type OneTimeCode = {
  readonly code: string
  readonly createdAt: Instant
  readonly wrongTries: number
  readonly status: 'open' | 'used' | 'replaced'
}

export type CodeError = 'wrong-code' | 'code-expired' | 'code-used' | 'transaction-not-found' | 'transaction-locked'

/** Each of six wrong tries returns `wrong-code`; after them the code is locked. A replaced code is treated as unknown. */
export const validateCode = (sent: OneTimeCode, typed: string, now: Instant): CodeError | 'good' => {
  if (sent.status === 'replaced') return 'transaction-not-found'
  if (sent.status === 'used') return 'code-used'
  if (sent.wrongTries >= CODE_TRIES) return 'transaction-locked'
  if (!isAlive(sent.createdAt, now)) return 'code-expired'
  return sent.code === typed ? 'good' : 'wrong-code'
}

export const isAlive = (createdAt: Instant, now: Instant): boolean => now - createdAt < CODE_LIFE

/**
 * Seconds until another code may be sent to a person; null when one may be sent now. `sent` are the instants of the person's codes,
 * oldest first.
 */
export const secondsToNextCode = (sent: readonly Instant[], now: Instant): number | null =>
  secondsToNext(sent, { most: CODES_PER_WINDOW, window: CODE_LIFE }, now)
