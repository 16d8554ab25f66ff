import { findDonor } from '../../domain/people/find-person.ts'
import type { EnvelopeOf, Handler } from '../../kernel/handler.ts'
import { findRecurring } from '../recurring-payment/manage-recurring.rules.ts'
import { presentCardPayment, presentStarted, type ReturnPlace } from './card-payment.presenter.ts'
import {
  retryCardPayment as retry,
  type StartCardPaymentResult,
  startCardPayment as start,
} from './card-payment-start.rules.ts'
import { openCardPayment } from './find-card-payment.rules.ts'

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
