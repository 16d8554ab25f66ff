import { ApiFailure } from '../../shared/api/envelope.ts'
import type nps from './locales/cs.json'

type NpsErrorKey = Extract<keyof typeof nps, `nps-error-${string}`>

/** Every refusal of the rating calls that has words of its own (openapi/resources/nps). */
const known: readonly NpsErrorKey[] = [
  'nps-error-bad-request',
  'nps-error-idempotency-key-reused',
  'nps-error-internal-error',
  'nps-error-rate-limited',
  'nps-error-rating-link-not-found',
  'nps-error-scope-forbidden',
  'nps-error-token-expired',
  'nps-error-token-invalid',
  'nps-error-token-missing',
  'nps-error-uid-mismatch',
  'nps-error-vote-locked',
]

/**
 * Key of the text for a failed rating call (rule 17.2): `unhandled-error` for a network failure, `nps-error-{error}` for an answer,
 * `nps-error-unknown` if the answer has no text of its own.
 */
export function npsErrorKey(failure: unknown): NpsErrorKey | 'unhandled-error' {
  if (!(failure instanceof ApiFailure)) return 'nps-error-unknown'
  if (failure.isNetwork) return 'unhandled-error'
  return known.find((key) => key === `nps-error-${failure.error}`) ?? 'nps-error-unknown'
}
