import type { CardPayment } from '../../shared/api/wire.ts'

/** Why nothing was paid; each reason has its text under `result.failed`. */
export type FailureReason = NonNullable<CardPayment['reason']> | 'cancelled' | 'timed-out'

/** A decline without a reason means that the bank refused. */
export function failureReasonOf({ status, reason }: Pick<CardPayment, 'status' | 'reason'>): FailureReason {
  if (status === 'cancelled' || status === 'timed-out') return status
  return reason ?? 'refused-by-bank'
}
