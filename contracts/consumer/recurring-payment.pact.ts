import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  cancelRecurringPayment,
  changeRecurringPayment,
  confirmRecurringChange,
  getRecurringPayment,
  getRecurringPayments,
} from '#web/features/recurring-payment/recurring-payment-queries.ts'
import { interaction, moment, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { badRequest, badUid, failures, generalRefusals, keyReused, tokenRefusals } from './refusals.ts'

const { boolean, date, eachLike, integer, regex } = MatchersV3
const key = 'pact-recurring-0001'
const recurringId = 'rec_91c0d2e7ab'
const day = (example: string) => date('yyyy-MM-dd', example)
const path = statePath('recurringId', '/recurringPayments', recurringId)
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

  interaction(list, 'a signed-in donor', ok(eachLike(active)))
  interaction({ ...list, operation: 'list recurring payments where there are none' }, 'a donor who never voted', ok([]))
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

  interaction(read, 'an active recurring payment', ok(active))
  interaction(
    { ...read, operation: 'read a recurring payment whose raised amount waits' },
    'a raised amount that the payer can confirm',
    ok({ ...active, pendingChange: { ...pendingChange, canConfirm: true } }),
  )
  interaction(
    { ...read, operation: 'read a cancelled recurring payment' },
    'a cancelled recurring payment',
    ok(cancelled),
  )
  interaction(
    { ...read, ...reading(UNKNOWN), operation: 'read an unknown recurring payment' },
    'the default scenario',
    notFound,
  )
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

  interaction(
    { ...change, operation: 'raise the amount of a recurring payment without its donor' },
    'an active recurring payment',
    ok({ ...active, pendingChange }),
  )
  interaction(
    {
      ...change,
      ...changing(recurringId, 200),
      path,
      operation: 'lower the amount of a recurring payment without its donor',
    },
    'an active recurring payment',
    ok({ ...active, amount: integer(200) }),
  )
  interaction(
    { ...change, as: 'signed-in' },
    'a signed-in donor with a recurring payment',
    ok({ ...active, amount: 500 }),
  )
  interaction(
    { ...change, operation: 'change a cancelled recurring payment' },
    'a cancelled recurring payment',
    refused(409, 'recurring-not-active'),
  )
  interaction(
    {
      ...change,
      ...changing(recurringId, 100_000_000),
      path,
      operation: 'change a recurring payment to more than a card takes',
    },
    'an active recurring payment',
    refused(422, 'amount-over-limit', { limit: integer(50_000), fields: { amount: 'max' } }),
  )
  interaction(
    { ...change, ...changing(UNKNOWN), operation: 'change an unknown recurring payment' },
    'the default scenario',
    notFound,
  )
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

  interaction(cancel, 'an active recurring payment', ok(cancelled))
  interaction(
    { ...cancel, ...cancelling(UNKNOWN), operation: 'cancel an unknown recurring payment' },
    'the default scenario',
    notFound,
  )
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
    path: statePath('recurringId', '/recurringPayments', recurringId, '/confirmation'),
  }

  interaction(confirm, 'a raised amount that the payer can confirm', ok({ ...active, amount: integer(500) }))
  interaction(
    { ...confirm, operation: 'confirm a raised amount too late' },
    'a raised amount whose 24 hours have passed',
    refused(408, 'change-expired'),
  )
  interaction(
    { ...confirm, operation: 'confirm a raised amount that does not wait' },
    'an active recurring payment',
    refused(409, 'change-not-pending'),
  )
  interaction(
    { ...confirm, ...confirming(UNKNOWN), operation: 'confirm a raised amount of an unknown recurring payment' },
    'the default scenario',
    notFound,
  )
  badUid({ ...confirm, ...confirming(UNKNOWN) })
  keyReused({ ...confirm, ...confirming(UNKNOWN) }, 'confirmRecurringChange')
  failures({ ...confirm, ...confirming(UNKNOWN) })
})
