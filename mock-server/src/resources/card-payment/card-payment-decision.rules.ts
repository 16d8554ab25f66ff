import { makeRecurringLink, recurringPath } from '../../domain/letters/mail-payer.ts'
import type { CardPayment, DeclineReason } from '../../domain/state/card-payment.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { receivePayment } from '../payment/receive-payment.rules.ts'
import { startRecurring } from '../recurring-payment/start-recurring.rules.ts'
import { composeReceipt } from './card-payment-receipt.rules.ts'
import { paymentOfAttempt } from './find-card-payment.rules.ts'

/** The result of a visit, as the gateway reports it. */
export type PaymentOutcome =
  | { readonly kind: 'approved' | 'cancelled' | 'timed-out' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }

/** `known`: decided before, with the same result. `closed`: another attempt is the current one. */
export type AttemptDecision =
  | { readonly kind: 'decided' | 'known' | 'closed'; readonly payment: CardPayment }
  | { readonly kind: 'unknown' }

/**
 * Handles the gateway's notification. Only a pending attempt is decided; a repeated or late notification, or one about a replaced
 * attempt, changes nothing, so that a donor never pays twice (rule 19.13).
 */
export const decideAttempt = (
  state: WorldState,
  { attemptId, outcome }: { readonly attemptId: string; readonly outcome: PaymentOutcome },
  context: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<AttemptDecision> => {
  const payment = paymentOfAttempt(state, attemptId)
  if (!payment) return { result: { kind: 'unknown' }, changes: [], rule: 'gateway: unknown attempt' }
  if (payment.attemptId !== attemptId)
    return { result: { kind: 'closed', payment }, changes: [], rule: 'gateway: attempt replaced' }
  if (payment.status !== 'waiting')
    return { result: { kind: 'known', payment }, changes: [], rule: `gateway: ${payment.status} before` }
  const reason = outcome.kind === 'declined' ? outcome.reason : null
  const decided: CardPayment = { ...payment, status: outcome.kind, reason, decidedAt: context.now }
  const rule = `gateway: ${outcome.kind}`
  if (outcome.kind !== 'approved')
    return { result: { kind: 'decided', payment: decided }, changes: [savePayment(decided)], rule }
  const { paid, changes } = pay(state, decided, context)
  return { result: { kind: 'decided', payment: paid }, changes: [savePayment(paid), ...changes], rule }
}

/** Receives the gift, starts the recurring payment, and sends the receipt. */
const pay = (
  state: WorldState,
  decided: CardPayment,
  context: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): { readonly paid: CardPayment; readonly changes: readonly Change[] } => {
  const { amount, angelNumber, payerId, frequency, email, cardholder, lang } = decided
  const recurringStart =
    frequency === 'recurring'
      ? startRecurring(state, { angelNumber, payerId, email, cardholder, amount, lang }, context)
      : null
  const recurring = recurringStart?.recurring ?? null
  const paid: CardPayment = { ...decided, recurringId: recurring?.recurringId ?? null }
  const gift = { amount, type: 'card', variableSymbol: angelNumber, recurringId: paid.recurringId } as const
  const received = receivePayment(state, gift, context)
  const mailed = recurring && makeRecurringLink(state, recurring, context)
  const linked = recurring && mailed ? { ...recurring, link: recurringPath(mailed.linkKey) } : null
  const envelope = { id: `m-${context.random.id()}`, at: context.now }
  const receipt = composeReceipt({ paid, payment: received.payment, recurring: linked }, envelope)
  const changes = [
    ...(recurringStart?.changes ?? []),
    ...(mailed?.changes ?? []),
    ...received.changes,
    set(['messages'], [...state.messages, receipt]),
  ]
  return { paid, changes }
}

const savePayment = (payment: CardPayment): Change => set(['cardPayments', payment.accessKey], payment)
