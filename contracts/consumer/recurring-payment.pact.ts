import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  cancelRecurringPayment,
  changeRecurringPayment,
  confirmRecurringChange,
  getRecurringPayment,
  getRecurringPayments,
  type RecurringAccess,
} from '#web/features/recurring-payment/recurring-payment-queries.ts'
import {
  byKey,
  DEFAULT,
  donor,
  idPath,
  interaction,
  moment,
  ok,
  type PortalCall,
  refused,
  UNKNOWN,
  visitor,
} from './interaction.ts'
import { sharedRefusals, tokenRefusals } from './refusals.ts'

const { boolean, date, eachLike, integer, regex } = MatchersV3
const key = 'pact-recurring-0001'
const recurringId = 'rec_91c0d2e7ab'
const day = (example: string) => date('yyyy-MM-dd', example)
const accessKey = 'tab_91c0d2e7ab5f3c8d6e20'
const linked = (key: string): RecurringAccess => ({ recurringId: '-', accessKey: key })
/** The payer's own payment, signed in. */
const own = { as: 'signed-in', path: idPath('recurringId', '/recurringPayments', recurringId) } as const
const ACTIVE = 'an active recurring payment'
const OF_ANOTHER_PAYER = 'a signed-in donor whose number a recurring payment of another payer supports'
const CANCELLED = 'a cancelled recurring payment'
const notFound = refused(404, 'recurring-not-found')

const active = {
  recurringId: regex('^[A-Za-z0-9_.-]+$', recurringId),
  state: 'active' as unknown,
  amount: integer(300),
  angelNumber: regex('^[0-9]{4,10}$', '10000001'),
  isPayer: false,
  startedOn: day('2024-03-05'),
  nextChargeOn: day('2026-11-20') as unknown,
  lastChargeOn: day('2027-02-22') as unknown,
  cancelledOn: null as unknown,
  failedOn: null,
  pendingChange: null as unknown,
}
const pendingChange = {
  amount: integer(500),
  expiresAt: moment('2026-11-11T09:00:00.000Z'),
  canConfirm: boolean(false),
}
const cancelled = {
  ...active,
  state: 'cancelled',
  nextChargeOn: null,
  lastChargeOn: null,
  cancelledOn: day('2026-11-10'),
}

describe('getRecurringPayments', () => {
  const list = donor.get('list recurring payments', '/recurringPayments', getRecurringPayments)

  interaction(list, 'a signed-in donor', ok({ recurringPayments: eachLike(active) }))
  interaction(
    { ...list, operation: 'list recurring payments where there are none' },
    'a donor who never voted',
    ok({ recurringPayments: [] }),
  )
  sharedRefusals(list)
})

describe('getRecurringPayment', () => {
  const read = (operation = 'read a recurring payment', opened = accessKey) =>
    visitor.get(operation, '/recurringPayments/-', (api) => getRecurringPayment(api, linked(opened)), {
      headers: byKey(opened),
    })
  const unknown = read(undefined, UNKNOWN)

  interaction(read(), ACTIVE, ok(active))
  interaction(
    read('read a recurring payment whose raised amount waits'),
    'a raised amount that the payer can confirm',
    ok({ ...active, pendingChange: { ...pendingChange, canConfirm: true } }),
  )
  interaction(read('read a cancelled recurring payment'), CANCELLED, ok(cancelled))
  interaction(read('read an unknown recurring payment', UNKNOWN), DEFAULT, notFound)
  tokenRefusals(unknown)
  sharedRefusals(unknown)
})

describe('changeRecurringPayment', () => {
  const change = (operation: string, amount = 500, opened = accessKey) =>
    visitor.post(
      operation,
      '/recurringPayments/-',
      (api) => changeRecurringPayment(api, { access: linked(opened), amount }, key),
      { key, headers: byKey(opened), body: { amount } },
    )
  /** Signed in, by the id. */
  const changeOwn = (operation: string): PortalCall => ({
    ...change(operation),
    ...own,
    headers: { 'Idempotency-Key': key },
    call: (api) => changeRecurringPayment(api, { access: { recurringId }, amount: 500 }, key),
  })
  const changing = 'change the amount of a recurring payment'
  const unknown = change(changing, 500, UNKNOWN)

  interaction(
    change('raise the amount of a recurring payment without its payer'),
    ACTIVE,
    ok({ ...active, pendingChange }),
  )
  interaction(
    change('lower the amount of a recurring payment without its payer', 200),
    ACTIVE,
    ok({ ...active, amount: integer(200) }),
  )
  interaction(
    changeOwn(changing),
    'a signed-in donor with a recurring payment',
    ok({ ...active, isPayer: true, amount: 500 }),
  )
  interaction(changeOwn('change the amount of a recurring payment of another payer'), OF_ANOTHER_PAYER, notFound)
  interaction(change('change a cancelled recurring payment'), CANCELLED, refused(409, 'recurring-not-active'))
  interaction(
    change('change a recurring payment to more than a card takes', 100_000_000),
    ACTIVE,
    refused(422, 'amount-over-limit', { limit: integer(50_000), fields: { amount: 'max' } }),
  )
  interaction(change('change an unknown recurring payment', 500, UNKNOWN), DEFAULT, notFound)
  tokenRefusals(unknown)
  sharedRefusals(unknown, [change(changing, 20, UNKNOWN), 'twenty crowns', 'amount'])
})

describe('cancelRecurringPayment', () => {
  const cancel = (operation = 'cancel a recurring payment', opened = accessKey) =>
    visitor.delete(operation, '/recurringPayments/-', (api) => cancelRecurringPayment(api, linked(opened)), {
      headers: byKey(opened),
    })
  const unknown = cancel(undefined, UNKNOWN)

  interaction(cancel(), ACTIVE, ok(cancelled))
  interaction(
    {
      ...cancel('cancel a recurring payment of another payer'),
      ...own,
      headers: {},
      call: (api) => cancelRecurringPayment(api, { recurringId }),
    },
    OF_ANOTHER_PAYER,
    notFound,
  )
  interaction(cancel('cancel an unknown recurring payment', UNKNOWN), DEFAULT, notFound)
  tokenRefusals(unknown)
  sharedRefusals(unknown)
})

describe('confirmRecurringChange', () => {
  const confirmKey = 'pact-recurring-0002'
  const confirm = (operation = 'confirm a raised amount', opened = accessKey) =>
    visitor.post(
      operation,
      '/recurringPayments/-/confirmation',
      (api) => confirmRecurringChange(api, linked(opened), confirmKey),
      { key: confirmKey, headers: byKey(opened) },
    )
  const unknown = confirm(undefined, UNKNOWN)

  interaction(confirm(), 'a raised amount that the payer can confirm', ok({ ...active, amount: integer(500) }))
  interaction(
    confirm('confirm a raised amount too late'),
    'a raised amount whose 24 hours have passed',
    refused(408, 'change-expired'),
  )
  interaction(confirm('confirm a raised amount that does not wait'), ACTIVE, refused(409, 'change-not-pending'))
  interaction(confirm('confirm a raised amount of an unknown recurring payment', UNKNOWN), DEFAULT, notFound)
  sharedRefusals(unknown)
})
