import type { CardPayment } from '../../shared/api/wire.ts'

/** Why nothing was paid; each has its words under `result.failed`. */
export type FailureReason = NonNullable<CardPayment['reason']> | 'cancelled' | 'timed-out'

/** A bank that declined without a reason has simply refused. */
export function failureReasonOf({ status, reason }: Pick<CardPayment, 'status' | 'reason'>): FailureReason {
  if (status === 'cancelled' || status === 'timed-out') return status
  return reason ?? 'refused-by-bank'
}
