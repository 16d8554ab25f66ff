import type { CardPayment } from './card-payment.ts'
import { ownValue } from './find-person.ts'
import type { WorldState } from './world-state.ts'

export const findCardPayment = (state: WorldState, paymentId: string): CardPayment | null =>
  ownValue(state.cardPayments, paymentId)

/** The payment that a visit to the gateway belongs to, closed visits included; null for an address nobody was given. */
export const paymentOfAttempt = (state: WorldState, attemptId: string): CardPayment | null =>
  findCardPayment(state, ownValue(state.gatewayAttempts, attemptId) ?? '')
