import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfPayments } from './states-of-payments.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { method?: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object; key?: string }

const READ: Sent = { url: '/cardPayments/{paymentId}' }
const RETRY: Sent = { method: 'POST', url: '/cardPayments/{paymentId}/retry' }
const READ_RECURRING: Sent = { url: '/recurringPayments/{recurringId}' }
const CHANGE: Sent = { method: 'POST', url: '/recurringPayments/{recurringId}', payload: { amount: 500 } }
const gift = { angelNumber: '10000004', frequency: 'recurring', cardholder: 'JANA NOVAKOVA', email: 'jana@example.com' }
const CARD_KEY = 'pact-card-payment-0001'
const REUSED = { error_code: 409, error: 'idempotency-key-reused' }
const status = (name: string, more: object = {}) => ({ error_code: 200, response: { status: name, ...more } })

const table: [state: string, sent: Sent, want: object][] = [
  ['a card payment waiting at the gateway', READ, status('waiting', { gatewayUrl: expect.stringMatching(/^http/) })],
  ['an approved card payment', READ, status('approved', { visibleFrom: '2026-11-11', recurringId: null })],
  ['an approved card payment', RETRY, { error_code: 409, error: 'payment-already-approved' }],
  ['an approved recurring card payment', READ, status('approved', { nextChargeOn: '2026-12-21' })],
  ['an approved recurring card payment', READ_RECURRING, status('active', { startedOn: '2026-11-10' })],
  ['a declined card payment', READ, status('declined', { reason: 'insufficient-funds' })],
  ['a declined card payment', RETRY, { error_code: 200 }],
  ['a cancelled card payment', READ, status('cancelled')],
  ['a card payment that timed out', READ, status('timed-out')],
  ['an active recurring payment', READ_RECURRING, status('active', { nextChargeOn: '2026-11-20' })],
  ['an active recurring payment', CHANGE, status('active', { amount: 500 })],
  ['a cancelled recurring payment', READ_RECURRING, status('cancelled', { nextChargeOn: null })],
  ['a cancelled recurring payment', CHANGE, { error_code: 409, error: 'recurring-not-active' }],
  [
    `a card payment was started with the key ${CARD_KEY}`,
    { method: 'POST', url: '/cardPayments', payload: { amount: 300, ...gift }, key: CARD_KEY },
    REUSED,
  ],
  [
    `a card payment was tried again with the key ${CARD_KEY}`,
    { method: 'POST', url: '/cardPayments/pay_unknown0001/retry', key: CARD_KEY },
    REUSED,
  ],
  [
    'a recurring payment was changed with the key pact-recurring-0001',
    { ...CHANGE, url: '/recurringPayments/rec_unknown0001', key: 'pact-recurring-0001' },
    REUSED,
  ],
]

test.each(table)('given %s, %o answers %o', async (state, { method = 'GET', url, payload, key }, want) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const values = setUp.json<Record<string, string>>()
  const path = url.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const answer = await app.inject({
    method,
    url: `/w/${values.world}/api${path}`,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    ...(payload && { payload }),
  })
  expect(answer.json()).toMatchObject(want)
})

test('every state of a payment was tried', () =>
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(statesOfPayments))))
