import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import type { Handler, Input } from '../../kernel/handler.ts'
import { personOf } from '../shared/person-of-token.ts'
import { tooMany } from '../shared/refusals.ts'
import { cancelRecurring, changeAmount, confirmChange } from './change-recurring.rules.ts'
import { recurringOf } from './manage-recurring.rules.ts'
import { openRecurring, type RecurringAccess } from './open-recurring.rules.ts'
import { presentRecurring } from './recurring-payment.presenter.ts'

export const getRecurringPayments: Handler<'getRecurringPayments'> = {
  run(world, { caller }, { now }) {
    const own = recurringOf(world, personOf(world, caller).personId).slice(0, MAX_LISTED)
    const recurringPayments = own.map((one) => presentRecurring(one, now, { isPayer: true, linkKey: null }))
    return {
      answer: { error_code: 200, response: { recurringPayments } },
      changes: [],
      rule: 'rule 7.4 Recurring card payment',
    }
  },
}

export const getRecurringPayment: Handler<'getRecurringPayment'> = {
  run(world, input, { now }) {
    const access = accessOf(world, input, now)
    return access ? { answer: success(access.recurring, access, now), changes: [], rule: RULE } : REFUSED
  },
}

export const changeRecurringPayment: Handler<'changeRecurringPayment'> = {
  run(world, input, context) {
    const access = accessOf(world, input, context.now)
    if (!access) return REFUSED
    const { result, changes, rule } = changeAmount(world, access, input.body.amount, context)
    switch (result.kind) {
      case 'not-active':
        return { answer: { error_code: 409, error: 'recurring-not-active' }, changes, rule }
      case 'too-many':
        return { ...tooMany('rate-limited', result.retryAfterSeconds), changes, rule }
      case 'over-limit': {
        const { limit } = result
        return {
          answer: { error_code: 422, error: 'amount-over-limit', limit, fields: { amount: 'max' } },
          changes,
          rule,
        }
      }
      default:
        return { answer: success(result.recurring, access, context.now), changes, rule }
    }
  },
}

export const cancelRecurringPayment: Handler<'cancelRecurringPayment'> = {
  run(world, input, context) {
    const access = accessOf(world, input, context.now)
    if (!access) return REFUSED
    const { result, changes, rule } = cancelRecurring(world, access.recurring, context)
    return { answer: success(result, access, context.now), changes, rule }
  },
}

export const confirmRecurringChange: Handler<'confirmRecurringChange'> = {
  run(world, input, context) {
    const access = accessOf(world, input, context.now)
    if (!access) return REFUSED
    const { result, changes, rule } = confirmChange(world, access, context)
    const answer =
      result.kind === 'confirmed' ? success(result.recurring, access, context.now) : CONFIRM_REFUSALS[result.kind]
    return { answer, changes, rule }
  },
}

/** The contract's limit of the list; the newest are first. */
const MAX_LISTED = 100
const RULE = 'rule 7.4 Recurring card payment'
const REFUSED = {
  answer: { error_code: 404, error: 'recurring-not-found' },
  changes: [],
  rule: 'rule 13.3 Mailed links',
} as const
const CONFIRM_REFUSALS = {
  'not-pending': { error_code: 409, error: 'change-not-pending' },
  expired: { error_code: 408, error: 'change-expired' },
} as const

type Access = Pick<Input<'getRecurringPayment'>, 'params' | 'headers' | 'caller'>

const accessOf = (world: WorldState, { params, headers, caller }: Access, now: Instant): RecurringAccess | null =>
  openRecurring(world, { ...params, accessKey: headers.accessKey, caller: caller?.personId ?? null }, now)

const success = (recurring: RecurringPayment, access: RecurringAccess, now: Instant) =>
  ({ error_code: 200, response: presentRecurring(recurring, now, access) }) as const
