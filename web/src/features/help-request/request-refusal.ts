import { ApiFailure } from '../../shared/api/envelope.ts'

/** Why a key of a request opens nothing (any more). A link that was taken back is unknown. */
export type RequestRefusal = 'unknown' | 'expired' | 'used'

const refusals: Readonly<Record<string, RequestRefusal>> = {
  'request-not-found': 'unknown',
  'request-link-expired': 'expired',
  'request-already-sent': 'used',
}

/** The refusal that a failed call tells of; undefined for any other failure. */
export function refusalOf(failure: unknown): RequestRefusal | undefined {
  return failure instanceof ApiFailure ? refusals[failure.error] : undefined
}
