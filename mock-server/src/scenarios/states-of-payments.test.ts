import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfMailedLinks } from './states-of-mailed-links.ts'
import { statesOfPayments } from './states-of-payments.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { method?: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object; key?: string }

const READ: Sent = { url: '/cardPayments/{paymentId}' }
const RETRY: Sent = { method: 'POST', url: '/cardPayments/{paymentId}/retry' }
const READ_RECURRING: Sent = { url: '/recurringPayments/{recurringId}' }
const CHANGE: Sent = { method: 'POST', url: '/recurringPayments/{recurringId}', payload: { amount: 500 } }
const CONFIRM: Sent = { method: 'POST', url: '/recurringPayments/{recurringId}/confirmation' }
const exchange = (kind: string, fact: object = {}, key?: string): Sent => ({
  method: 'POST',
  url: '/linkExchange',
  payload: { kind, linkKey: '{linkKey}', ...fact },
  ...(key !== undefined && { key }),
})
const EMAIL = { email: 'jana@example.com' }
const EXCHANGED = { error_code: 200, response: { tabKey: expect.any(String), validUntil: '2026-11-10T11:00:00.000Z' } }
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
  [
    'an active recurring payment',
    CHANGE,
    status('active', {
      amount: 300,
      pendingChange: { amount: 500, validUntil: '2026-11-11T09:00:00.000Z', canConfirm: false },
    }),
  ],
  ['a cancelled recurring payment', READ_RECURRING, status('cancelled', { nextChargeOn: null })],
  ['a cancelled recurring payment', CHANGE, { error_code: 409, error: 'recurring-not-active' }],
  ['a mailed link to a recurring payment', exchange('recurring-payment'), EXCHANGED],
  [
    'a mailed link to a recurring payment that was opened before',
    exchange('recurring-payment'),
    { error_code: 401, error: 'link-fact-required' },
  ],
  ['a mailed link to a recurring payment that was opened before', exchange('recurring-payment', EMAIL), EXCHANGED],
  ['an edit link that was opened before', exchange('help-request', { birthDate: '1985-02-11' }), EXCHANGED],
  ['an edit link whose 7 days have passed', exchange('help-request'), { error_code: 408, error: 'link-expired' }],
  [
    'a mailed link that has confirmed a raised amount',
    exchange('recurring-payment', EMAIL),
    { error_code: 409, error: 'link-used' },
  ],
  [
    'a mailed link with too many wrong facts',
    exchange('recurring-payment', EMAIL),
    { error_code: 429, error: 'too-many-facts' },
  ],
  ['a raised amount that the payer can confirm', CONFIRM, status('active', { amount: 500, pendingChange: null })],
  ['a raised amount whose 24 hours have passed', CONFIRM, { error_code: 408, error: 'change-expired' }],
  ['a signed-in donor with a recurring payment', CHANGE, status('active', { amount: 500, pendingChange: null })],
]

test.each(table)('given %s, %o returns %o', async (state, { method = 'GET', url, payload, key }, want) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const values = setUp.json<Record<string, string>>()
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const path = filled(url)
  const answer = await app.inject({
    method,
    url: `/w/${values.world}/api${path}`,
    headers: {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(values.token !== undefined && { authorization: values.token }),
    },
    ...(payload && { payload: JSON.parse(filled(JSON.stringify(payload))) as object }),
  })
  expect(answer.json()).toMatchObject(want)
})

test('every state of a payment is tested', () =>
  expect(new Set(table.map(([state]) => state))).toEqual(
    new Set([...Object.keys(statesOfPayments), ...Object.keys(statesOfMailedLinks)]),
  ))
