import { ApiFailure } from '../../shared/api/envelope.ts'

/** Why a key of a request is invalid. A revoked link is unknown. */
export type RequestRefusal = 'unknown' | 'expired' | 'used'

const refusals: Readonly<Record<string, RequestRefusal>> = {
  'request-not-found': 'unknown',
  'request-link-expired': 'expired',
  'request-already-sent': 'used',
}

/** The refusal in a failed call; undefined for any other failure. */
export function requestRefusalOf(failure: unknown): RequestRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}
