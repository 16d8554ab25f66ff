import { type Instant, MINUTE } from '../time/instant.ts'
import { secondsToNext } from './sliding-limit.ts'

/** Rule 5.6: good strictly before 15 minutes; six tries; five codes a person in 15 minutes. */
export const CODE_LIFE = 15 * MINUTE
export const CODE_TRIES = 6
export const CODES_PER_WINDOW = 5
export const CODE_DIGITS = 6

/** What is known of a code that was sent, whatever it is for. */
export type OneTimeCode = {
  readonly code: string
  readonly createdAt: Instant
  readonly wrongTries: number
  readonly status: 'open' | 'used' | 'replaced'
}

export type CodeError = 'wrong-code' | 'code-expired' | 'code-used' | 'transaction-not-found' | 'transaction-locked'

/** Of six tries each wrong one answers `wrong-code`; from then on the code is locked. A replaced one is as if it never was. */
export const validateCode = (sent: OneTimeCode, typed: string, now: Instant): CodeError | 'good' => {
  if (sent.status === 'replaced') return 'transaction-not-found'
  if (sent.status === 'used') return 'code-used'
  if (sent.wrongTries >= CODE_TRIES) return 'transaction-locked'
  if (!isAlive(sent.createdAt, now)) return 'code-expired'
  return sent.code === typed ? 'good' : 'wrong-code'
}

export const isAlive = (createdAt: Instant, now: Instant): boolean => now - createdAt < CODE_LIFE

/** Seconds until another code may be sent to a person; null when one may be now. `sent` are the moments of theirs, oldest first. */
export const secondsToNextCode = (sent: readonly Instant[], now: Instant): number | null =>
  secondsToNext(sent, { most: CODES_PER_WINDOW, window: CODE_LIFE }, now)
