import type { CardPayment } from '#web/shared/api/wire.ts'

/** Why nothing was paid; each reason has its text under `result.failed`. */
export type FailureReason = NonNullable<CardPayment['reason']> | 'cancelled' | 'timed-out'

/** A decline without a reason means that the bank refused. */
export function failureReasonOf({ state, reason }: Pick<CardPayment, 'state' | 'reason'>): FailureReason {
  if (state === 'cancelled' || state === 'timed-out') return state
  return reason ?? 'refused-by-bank'
}
