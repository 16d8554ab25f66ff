import type { components } from '#generated/provider.d.ts'
import { findDonor } from '../../domain/people/find-person.ts'
import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { EnvelopeOf, Handler, Input } from '../../kernel/handler.ts'
import { distributedOn, shownFrom } from '../payment/payment-calendar.rules.ts'
import { findRecurring } from '../recurring-payment/manage-recurring.rules.ts'
import { presentRecurring } from '../recurring-payment/recurring-payment.presenter.ts'
import {
  retryCardPayment as retry,
  type StartCardPaymentResult,
  startCardPayment as start,
} from './card-payment-start.rules.ts'
import { openCardPayment } from './find-card-payment.rules.ts'

type Schemas = components['schemas']
/** The origin and the target of the call, and its world: an address of the gateway leads back to all three. */
type ReturnPlace = Pick<Input<'startCardPayment'>, 'origin' | 'portal'> & { readonly worldId: string }

/** Absolute, since the gateway has its own origin; `portal` names the page to return to when it has another origin. */
const gatewayUrl = ({ attemptId }: CardPayment, { origin, portal, worldId }: ReturnPlace): string => {
  const back = portal === undefined || portal === origin ? '' : `?${new URLSearchParams({ portal }).toString()}`
  return `${origin}/gateway/${worldId}/${attemptId}${back}`
}

const presentStarted = (payment: CardPayment, place: ReturnPlace): Schemas['CardPaymentStarted'] => ({
  accessKey: payment.accessKey,
  gatewayUrl: gatewayUrl(payment, place),
})

/** The payment as the provider knows it from the gateway; with the dates of the calendar after the approval. */
const NO_ACCESS = { isPayer: false, linkKey: null } as const

const presentCardPayment = (
  payment: CardPayment,
  recurring: RecurringPayment | null,
  now: Instant,
  place: ReturnPlace,
): Schemas['CardPayment'] => {
  const { status, reason, amount, angelNumber, frequency, startedAt, decidedAt, recurringId } = payment
  const settledOn = status === 'approved' && decidedAt !== null ? dayOf(decidedAt).toString() : null
  const { nextChargeOn = null, lastChargeOn = null } = recurring ? presentRecurring(recurring, now, NO_ACCESS) : {}
  return {
    state: status,
    reason,
    amount,
    angelNumber,
    frequency,
    startedAt: toIsoString(startedAt),
    decidedAt: decidedAt === null ? null : toIsoString(decidedAt),
    gatewayUrl: status === 'waiting' ? gatewayUrl(payment, place) : null,
    visibleFrom: settledOn && shownFrom('card', settledOn),
    distributionOn: settledOn && distributedOn(settledOn),
    nextChargeOn,
    lastChargeOn,
    recurringId,
  }
}

export const startCardPayment: Handler<'startCardPayment'> = {
  run(world, { body, headers: { lang }, caller, origin, portal }, context) {
    const payerId = (caller && findDonor(world, caller.personId)?.personId) ?? null
    const { result, changes, rule } = start(world, { ...body, lang, payerId }, context)
    return { answer: answerStarted(result, { origin, portal, worldId: context.worldId }), changes, rule }
  },
}

export const getCardPayment: Handler<'getCardPayment'> = {
  run(world, { headers: { accessKey }, origin, portal }, { now, worldId }) {
    const payment = openCardPayment(world, accessKey, now)
    if (!payment) return { answer: NOT_FOUND, changes: [], rule: 'rule 7.14 Result pages' }
    const recurring = payment.recurringId === null ? null : findRecurring(world, payment.recurringId)
    const response = presentCardPayment(payment, recurring, now, { origin, portal, worldId })
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 7.14 Result pages' }
  },
}

export const retryCardPayment: Handler<'retryCardPayment'> = {
  run(world, { headers: { accessKey, lang }, origin, portal }, context) {
    const { result, changes, rule } = retry(world, { accessKey, lang }, context)
    if (result.kind === 'started') {
      // With the key of a tab, which ends, the answer must not give the one that does not.
      const started = presentStarted(result.payment, { origin, portal, worldId: context.worldId })
      return { answer: { error_code: 200, response: { ...started, accessKey } }, changes, rule }
    }
    return { answer: result.kind === 'not-found' ? NOT_FOUND : ALREADY_APPROVED, changes, rule }
  },
}

const NOT_FOUND = { error_code: 404, error: 'payment-not-found' } as const
const ALREADY_APPROVED = { error_code: 409, error: 'payment-already-approved' } as const

const answerStarted = (result: StartCardPaymentResult, place: ReturnPlace): EnvelopeOf<'startCardPayment'> => {
  switch (result.kind) {
    case 'started':
      return { error_code: 200, response: presentStarted(result.payment, place) }
    case 'over-limit':
      return { error_code: 422, error: 'amount-over-limit', limit: result.limit, fields: { amount: 'max' } }
    case 'angel-number-not-found':
      return { error_code: 404, error: 'angel-number-not-found', fields: { angelNumber: 'not-found' } }
  }
}
