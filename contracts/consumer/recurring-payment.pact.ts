import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  cancelRecurringPayment,
  changeRecurringPayment,
  confirmRecurringChange,
  getRecurringPayment,
  getRecurringPayments,
} from '#web/features/recurring-payment/recurring-payment-queries.ts'
import { interaction, moment, ok, type PortalCall, pathOf, refused, UNKNOWN } from './interaction.ts'
import { badRequest, badUid, failures, generalRefusals, keyReused, tokenRefusals } from './refusals.ts'

const { boolean, date, eachLike, integer, regex } = MatchersV3
const key = 'pact-recurring-0001'
const recurringId = 'rec_91c0d2e7ab'
const day = (example: string) => date('yyyy-MM-dd', example)
const path = pathOf('recurringId', '/recurringPayments', recurringId)
const notFound = refused(404, 'recurring-not-found')

const active = {
  recurringId: regex('^[A-Za-z0-9_-]{8,64}$', recurringId),
  status: 'active' as unknown,
  amount: integer(300),
  angelNumber: regex('^[0-9]{4,10}$', '10000001'),
  startedOn: day('2024-03-05'),
  nextChargeOn: day('2026-11-20') as unknown,
  lastChargeOn: day('2027-02-22') as unknown,
  cancelledOn: null as unknown,
  failedOn: null,
  pendingChange: null as unknown,
}
const pendingChange = {
  amount: integer(500),
  validUntil: moment('2026-11-11T09:00:00.000Z'),
  canConfirm: boolean(false),
}
const cancelled = {
  ...active,
  status: 'cancelled',
  nextChargeOn: null,
  lastChargeOn: null,
  cancelledOn: day('2026-11-10'),
}

describe('getRecurringPayments', () => {
  const list: PortalCall = {
    operation: 'list recurring payments',
    as: 'signed-in',
    method: 'GET',
    path: '/recurringPayments',
    call: getRecurringPayments,
  }

  interaction({ ...list, given: 'a signed-in donor', answers: ok(eachLike(active)) })
  interaction({
    ...list,
    given: 'a donor who never voted',
    operation: 'list recurring payments where there are none',
    answers: ok([]),
  })
  badUid(list)
  generalRefusals(list, 'a signed-in recipient')
})

describe('getRecurringPayment', () => {
  const read: PortalCall = {
    operation: 'read a recurring payment',
    as: 'visitor',
    method: 'GET',
    path,
    call: (api) => getRecurringPayment(api, recurringId),
  }
  const reading = (id: string) =>
    ({ path: `/recurringPayments/${id}`, call: (api) => getRecurringPayment(api, id) }) satisfies Partial<PortalCall>

  interaction({ ...read, given: 'an active recurring payment', answers: ok(active) })
  interaction({
    ...read,
    given: 'a raised amount that the payer can confirm',
    operation: 'read a recurring payment whose raised amount waits',
    answers: ok({ ...active, pendingChange: { ...pendingChange, canConfirm: true } }),
  })
  interaction({
    ...read,
    given: 'a cancelled recurring payment',
    operation: 'read a cancelled recurring payment',
    answers: ok(cancelled),
  })
  interaction({
    ...read,
    ...reading(UNKNOWN),
    given: 'the default scenario',
    operation: 'read an unknown recurring payment',
    answers: notFound,
  })
  badUid({ ...read, ...reading(UNKNOWN) })
  tokenRefusals({ ...read, ...reading(UNKNOWN) })
  failures({ ...read, ...reading(UNKNOWN) })
})

describe('changeRecurringPayment', () => {
  const changing = (id: string, amount = 500) =>
    ({
      path: `/recurringPayments/${id}`,
      body: { amount },
      call: (api) => changeRecurringPayment(api, { recurringId: id, amount }, key),
    }) satisfies Partial<PortalCall>
  const change: PortalCall = {
    operation: 'change the amount of a recurring payment',
    as: 'visitor',
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    ...changing(recurringId),
    path,
  }

  interaction({
    ...change,
    given: 'an active recurring payment',
    operation: 'raise the amount of a recurring payment without its donor',
    answers: ok({ ...active, pendingChange }),
  })
  interaction({
    ...change,
    ...changing(recurringId, 200),
    path,
    given: 'an active recurring payment',
    operation: 'lower the amount of a recurring payment without its donor',
    answers: ok({ ...active, amount: integer(200) }),
  })
  interaction({
    ...change,
    as: 'signed-in',
    given: 'a signed-in donor with a recurring payment',
    answers: ok({ ...active, amount: 500 }),
  })
  interaction({
    ...change,
    given: 'a cancelled recurring payment',
    operation: 'change a cancelled recurring payment',
    answers: refused(409, 'recurring-not-active'),
  })
  interaction({
    ...change,
    ...changing(recurringId, 100_000_000),
    path,
    given: 'an active recurring payment',
    operation: 'change a recurring payment to more than a card takes',
    answers: refused(422, 'amount-over-limit', { limit: integer(50_000), fields: { amount: 'max' } }),
  })
  interaction({
    ...change,
    ...changing(UNKNOWN),
    given: 'the default scenario',
    operation: 'change an unknown recurring payment',
    answers: notFound,
  })
  badRequest({ ...change, ...changing(UNKNOWN, 20) }, 'twenty crowns', 'amount')
  tokenRefusals({ ...change, ...changing(UNKNOWN) })
  keyReused({ ...change, ...changing(UNKNOWN) }, 'changeRecurringPayment')
  failures({ ...change, ...changing(UNKNOWN) })
})

describe('cancelRecurringPayment', () => {
  const cancelling = (id: string) =>
    ({ path: `/recurringPayments/${id}`, call: (api) => cancelRecurringPayment(api, id) }) satisfies Partial<PortalCall>
  const cancel: PortalCall = {
    operation: 'cancel a recurring payment',
    as: 'visitor',
    method: 'DELETE',
    ...cancelling(recurringId),
    path,
  }

  interaction({ ...cancel, given: 'an active recurring payment', answers: ok(cancelled) })
  interaction({
    ...cancel,
    ...cancelling(UNKNOWN),
    given: 'the default scenario',
    operation: 'cancel an unknown recurring payment',
    answers: notFound,
  })
  badUid({ ...cancel, ...cancelling(UNKNOWN) })
  tokenRefusals({ ...cancel, ...cancelling(UNKNOWN) })
  failures({ ...cancel, ...cancelling(UNKNOWN) })
})

describe('confirmRecurringChange', () => {
  const confirmKey = 'pact-recurring-0002'
  const confirming = (id: string) =>
    ({
      path: `/recurringPayments/${id}/confirmation`,
      call: (api) => confirmRecurringChange(api, id, confirmKey),
    }) satisfies Partial<PortalCall>
  const confirm: PortalCall = {
    operation: 'confirm a raised amount',
    as: 'visitor',
    method: 'POST',
    headers: { 'Idempotency-Key': confirmKey },
    ...confirming(recurringId),
    path: pathOf('recurringId', '/recurringPayments', recurringId, '/confirmation'),
  }

  interaction({
    ...confirm,
    given: 'a raised amount that the payer can confirm',
    answers: ok({ ...active, amount: integer(500) }),
  })
  interaction({
    ...confirm,
    given: 'a raised amount whose 24 hours have passed',
    operation: 'confirm a raised amount too late',
    answers: refused(408, 'change-expired'),
  })
  interaction({
    ...confirm,
    given: 'an active recurring payment',
    operation: 'confirm a raised amount that does not wait',
    answers: refused(409, 'change-not-pending'),
  })
  interaction({
    ...confirm,
    ...confirming(UNKNOWN),
    given: 'the default scenario',
    operation: 'confirm a raised amount of an unknown recurring payment',
    answers: notFound,
  })
  badUid({ ...confirm, ...confirming(UNKNOWN) })
  keyReused({ ...confirm, ...confirming(UNKNOWN) }, 'confirmRecurringChange')
  failures({ ...confirm, ...confirming(UNKNOWN) })
})
