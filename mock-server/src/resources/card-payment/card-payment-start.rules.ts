import { makeMailedLink } from '../../domain/access/mailed-links.ts'
import { worldMark } from '../../domain/access/world-mark.ts'
import { findDonor, ownValue } from '../../domain/people/find-person.ts'
import type { CardPayment } from '../../domain/state/card-payment.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'
import { cardAmountMax } from '../recurring-payment/manage-recurring.rules.ts'
import { openCardPayment } from './find-card-payment.rules.ts'

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/** The donor's input; the amount in whole crowns, over 20 by the contract (rule 7.8). */
export type CardPaymentInput = Pick<
  CardPayment,
  'amount' | 'angelNumber' | 'payerId' | 'frequency' | 'cardholder' | 'email' | 'lang'
>

export type StartCardPaymentResult =
  | { readonly kind: 'started'; readonly payment: CardPayment }
  | { readonly kind: 'over-limit'; readonly limit: number }
  | { readonly kind: 'angel-number-not-found' }

const RULE = 'rule 7.7 Card payment form'

/** Rule 7.7. Nothing is paid yet: the payment waits at the gateway. Its ids contain their world. */
export const startCardPayment = (
  state: WorldState,
  input: CardPaymentInput,
  context: Context,
): Decision<StartCardPaymentResult> => {
  const limit = cardAmountMax(state)
  if (input.amount > limit) return { result: { kind: 'over-limit', limit }, changes: [], rule: 'rule 7.8 Card amount' }
  if (!isGivenTo(state, input.angelNumber))
    return { result: { kind: 'angel-number-not-found' }, changes: [], rule: RULE }
  const { now, random, worldId } = context
  const accessKey = `pay_${worldMark(worldId)}_${random.key()}`
  const { attempt, changes } = newAttempt(state, accessKey, context)
  const payment: CardPayment = { ...input, accessKey, startedAt: now, recurringId: null, ...attempt }
  return { result: { kind: 'started', payment }, changes: [...changes, ...putAtGateway(payment)], rule: RULE }
}

export type RetryCardPaymentResult =
  | { readonly kind: 'started'; readonly payment: CardPayment }
  | { readonly kind: 'not-found' | 'already-approved' }

/**
 * Retries the same payment. A pending payment resumes where it is; otherwise the new attempt closes the previous one, so
 * that a late approval pays nothing.
 */
export const retryCardPayment = (
  state: WorldState,
  given: Pick<CardPayment, 'accessKey' | 'lang'>,
  context: Context,
): Decision<RetryCardPaymentResult> => {
  const payment = openCardPayment(state, given.accessKey, context.now)
  if (!payment) return { result: { kind: 'not-found' }, changes: [], rule: RULE }
  if (payment.status === 'approved') return { result: { kind: 'already-approved' }, changes: [], rule: RULE }
  if (payment.status === 'waiting') return { result: { kind: 'started', payment }, changes: [], rule: RULE }
  const { attempt, changes } = newAttempt(state, payment.accessKey, context)
  const again: CardPayment = { ...payment, lang: given.lang, ...attempt }
  return { result: { kind: 'started', payment: again }, changes: [...changes, ...putAtGateway(again)], rule: RULE }
}

const isGivenTo = (state: WorldState, angelNumber: string): boolean =>
  angelNumber === ANONYMOUS_NUMBER || findDonor(state, ownValue(state.logins, angelNumber) ?? '')?.login === angelNumber

/** Each visit returns with its own key, so that a retry needs no fact. */
const newAttempt = (state: WorldState, accessKey: string, context: Context) => {
  const { now, random, worldId } = context
  const { linkKey: returnKey, changes } = makeMailedLink(state, { kind: 'card-payment', subject: accessKey }, context)
  const attempt = {
    status: 'waiting',
    reason: null,
    decidedAt: null,
    attemptId: `att_${worldMark(worldId)}_${random.key()}`,
    attemptedAt: now,
    returnKey,
  } as const
  return { attempt, changes }
}

const putAtGateway = (payment: CardPayment): readonly Change[] => [
  set(['cardPayments', payment.accessKey], payment),
  set(['gatewayAttempts', payment.attemptId], payment.accessKey),
]
