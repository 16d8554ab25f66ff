import { ApiFailure } from '../../shared/api/envelope.ts'

/** Why a payment did not get as far as the gateway; each has its words under `startFailed`. */
export type StartFailure = 'lost' | 'rate-limited' | 'key-reused' | 'provider' | 'gateway' | 'unknown'

/** The gateway's address is not one that a browser may be sent to. */
export class UnusableGateway extends Error {
  override readonly name = 'UnusableGateway'
}

export function startFailureOf(failure: unknown): StartFailure {
  if (failure instanceof UnusableGateway) return 'gateway'
  if (!(failure instanceof ApiFailure)) return 'unknown'
  if (failure.isNetwork) return 'lost'
  if (failure.error === 'rate-limited') return 'rate-limited'
  if (failure.error === 'idempotency-key-reused') return 'key-reused'
  return failure.code >= 500 && failure.code < 600 ? 'provider' : 'unknown'
}
