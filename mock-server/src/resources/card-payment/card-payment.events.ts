import { ATTEMPT_LIFE, type CardPayment } from '../../domain/state/card-payment.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import { indexEvents } from '../../domain/state/event-index.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** The time-out of each pending payment at the gateway: exactly 15 minutes from the attempt. */
const timeOuts = indexEvents<CardPayment>(({ status, ...payment }) =>
  status === 'waiting' ? [timeOutOf(payment)] : [],
)

export const gatewayTimeOuts = (
  { cardPayments }: Pick<WorldState, 'cardPayments'>,
  after?: Instant,
): Iterable<DueEvent> => timeOuts(cardPayments, after)

const timeOutOf = ({
  accessKey,
  attemptId,
  attemptedAt,
  angelNumber,
  amount,
}: Omit<CardPayment, 'status'>): DueEvent => ({
  id: `gateway-time-out:${attemptId}`,
  at: attemptedAt + ATTEMPT_LIFE,
  kind: 'gateway-time-out',
  subject: angelNumber,
  summary: `The payment of ${amount} Kč by card for ${angelNumber} times out at the gateway.`,
  apply: (current, { now }) => ({
    changes: timeOut(current, accessKey, attemptId, now),
    rule: 'gateway: timed-out',
  }),
})

/** Reads the attempt at its time-out: it may have been decided or replaced at the same instant. */
const timeOut = (state: WorldState, accessKey: string, attemptId: string, now: Instant): readonly Change[] => {
  const payment = state.cardPayments[accessKey]
  if (payment?.status !== 'waiting' || payment.attemptId !== attemptId) return []
  return [set(['cardPayments', accessKey], { ...payment, status: 'timed-out', decidedAt: now })]
}
