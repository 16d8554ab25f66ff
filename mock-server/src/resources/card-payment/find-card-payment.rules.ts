import { findTabKey } from '../../domain/access/mailed-links.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

export const findCardPayment = (state: WorldState, accessKey: string): CardPayment | null =>
  ownValue(state.cardPayments, accessKey)

/** Finds a payment by the id from the answer that started it, or by the key of a tab that returned with its link (rule 13.3). */
export const openCardPayment = (state: WorldState, key: string, now: Instant): CardPayment | null => {
  const tab = findTabKey(state, key, now)
  return findCardPayment(state, tab?.kind === 'card-payment' ? tab.subject : key)
}

/** The payment that a visit to the gateway belongs to, including closed visits; null for an unknown address. */
export const paymentOfAttempt = (state: WorldState, attemptId: string): CardPayment | null =>
  findCardPayment(state, ownValue(state.gatewayAttempts, attemptId) ?? '')
