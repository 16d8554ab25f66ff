import type { CodeError } from '../../domain/access/one-time-code.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'

/** With the time after which a retry is accepted. */
export const tooMany = <Code extends string>(error: Code, retryAfterSeconds: number) =>
  ({
    status: 429,
    headers: { 'retry-after': String(retryAfterSeconds) },
    answer: { error_code: 429, error },
  }) as const

export const accountLocked = (until: Instant) =>
  ({ error_code: 423, error: 'account-locked', lockedUntil: toIsoString(until) }) as const

/** The answers to a code that is not accepted (rule 5.6). */
export const CODE_REFUSALS = {
  'wrong-code': { error_code: 401, error: 'wrong-code' },
  'transaction-not-found': { error_code: 404, error: 'transaction-not-found' },
  'code-expired': { error_code: 408, error: 'code-expired' },
  'code-used': { error_code: 409, error: 'code-used' },
  'transaction-locked': { error_code: 423, error: 'transaction-locked' },
} as const satisfies Record<CodeError, object>
