import type { CardPayment } from '../domain/state/card-payment.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { NOW } from './people.ts'

/** A single card payment of 300 Kč by 10000001, waiting at the gateway since `NOW`. */
export const aCardPayment = (given: Partial<CardPayment> = {}): CardPayment => ({
  accessKey: 'pay_1',
  amount: 300,
  angelNumber: '10000001',
  payerId: null,
  frequency: 'one-off',
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
  lang: 'cs',
  startedAt: NOW,
  status: 'waiting',
  reason: null,
  decidedAt: null,
  attemptId: 'att_1',
  attemptedAt: NOW,
  returnKey: 'lnk_return_1',
  recurringId: null,
  ...given,
})

/** The slices of a world with these payments at the gateway; `closed` are replaced attempts of the first one. */
export const gatewayPayment = (
  payments: readonly CardPayment[],
  closed: readonly string[] = [],
): Pick<WorldState, 'cardPayments' | 'gatewayAttempts'> => ({
  cardPayments: Object.fromEntries(payments.map((payment) => [payment.accessKey, payment])),
  gatewayAttempts: Object.fromEntries([
    ...payments.map(({ attemptId, accessKey }) => [attemptId, accessKey]),
    ...closed.map((attemptId) => [attemptId, payments[0]?.accessKey]),
  ]),
})
