import { cancelRecurring, changeAmount, findRecurring, recurringOf } from '../domain/manage-recurring.ts'
import type { Handler } from './handler.ts'
import { personOf } from './person-of-token.ts'
import { presentRecurring } from './recurring-payment.presenter.ts'

const getRecurringPayments: Handler<'getRecurringPayments'> = {
  run(world, { caller }, { now }) {
    const own = recurringOf(world, personOf(world, caller).login).slice(0, MOST_LISTED)
    const response = own.map((recurring) => presentRecurring(recurring, now))
    return { answer: { error_code: 200, response }, changes: [], rule: 'spec §4 Payments' }
  },
}

const getRecurringPayment: Handler<'getRecurringPayment'> = {
  run(world, { params }, { now }) {
    const recurring = findRecurring(world, params.recurringId)
    const answer = recurring ? ({ error_code: 200, response: presentRecurring(recurring, now) } as const) : NOT_FOUND
    return { answer, changes: [], rule: 'spec §4 Payments' }
  },
}

const changeRecurringPayment: Handler<'changeRecurringPayment'> = {
  run(world, { params, body }, { now }) {
    const { result, changes, rule } = changeAmount(world, { ...params, ...body }, now)
    if (result.kind === 'changed')
      return { answer: { error_code: 200, response: presentRecurring(result.recurring, now) }, changes, rule }
    if (result.kind !== 'over-limit') return { answer: REFUSALS[result.kind], changes, rule }
    const { limit } = result
    return {
      answer: { error_code: 422, error: 'amount-over-limit', limit, fields: { amount: 'max' } },
      changes,
      rule,
    }
  },
}

const cancelRecurringPayment: Handler<'cancelRecurringPayment'> = {
  run(world, { params }, { now }) {
    const { result, changes, rule } = cancelRecurring(world, params.recurringId, now)
    const answer = result ? ({ error_code: 200, response: presentRecurring(result, now) } as const) : NOT_FOUND
    return { answer, changes, rule }
  },
}

export const recurringPaymentHandlers = {
  getRecurringPayments,
  getRecurringPayment,
  changeRecurringPayment,
  cancelRecurringPayment,
}

/** The contract's bound of the list; the newest come first. */
const MOST_LISTED = 100
const NOT_FOUND = { error_code: 404, error: 'recurring-not-found' } as const
const REFUSALS = {
  'not-found': NOT_FOUND,
  'not-active': { error_code: 409, error: 'recurring-not-active' },
} as const
