import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const gift = {
  amount: 300,
  angelNumber: '10000004',
  frequency: 'recurring',
  cardholder: 'JANA NOVÁKOVÁ',
  email: 'jana@example.com',
}
const KEY = 'one-intent-0001'
type Payment = { paymentId: string; gatewayUrl: string }

async function payer() {
  const { id, apiBase } = await openWorld(app)
  const send = (url: string, payload?: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: `${apiBase}${url}`,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      ...(payload && { payload }),
    })
  return {
    start: (given: object = {}, key?: string) => send('/cardPayments', { ...gift, ...given }, key),
    started: async (given: object = {}) =>
      (await send('/cardPayments', { ...gift, ...given })).json<{ response: Payment }>().response,
    retry: (paymentId: string, key?: string) => send(`/cardPayments/${paymentId}/retry`, undefined, key),
    read: (paymentId: string) => app.inject(`${apiBase}/cardPayments/${paymentId}`),
    press: (gatewayUrl: string, outcome: string) =>
      app.inject({
        method: 'POST',
        url: new URL(gatewayUrl).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}`,
      }),
    fault: (payload: object) => app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload }),
    /** The number of payments created. */
    count: async () => {
      const { entries } = (await app.inject(`/sandbox/worlds/${id}/journal?operationId=startCardPayment`)).json()
      return entries.filter(({ changes }: { changes: unknown[] }) => changes.length > 0).length
    },
  }
}

describe('startCardPayment', () => {
  test('answers with an absolute address of the gateway, which getCardPayment repeats while the payment is pending', async () => {
    const { started, read } = await payer()
    const { paymentId, gatewayUrl } = await started()
    expect(gatewayUrl).toMatch(/^http:\/\/localhost:80\/gateway\/[\w-]+\/att_[\w-]{20,}$/)
    expect((await read(paymentId)).json().response).toEqual({
      paymentId,
      gatewayUrl,
      status: 'waiting',
      reason: null,
      amount: 300,
      angelNumber: '10000004',
      frequency: 'recurring',
      startedAt: '2026-11-10T09:00:00.000Z',
      decidedAt: null,
      visibleFrom: null,
      distributionOn: null,
      nextChargeOn: null,
      lastChargeOn: null,
      recurringId: null,
    })
  })
})

describe('getCardPayment', () => {
  test('answers payment-not-found for a payment of another world', async () => {
    const { paymentId } = await (await payer()).started()
    const answer = await (await payer()).read(paymentId)
    expect([answer.statusCode, answer.json()]).toEqual([200, { error_code: 404, error: 'payment-not-found' }])
  })
})

describe('retryCardPayment', () => {
  test('under one key does not change another payment', async () => {
    const { started, press, retry } = await payer()
    const [one, two] = [await started(), await started({ amount: 400 })]
    for (const { gatewayUrl } of [one, two]) await press(gatewayUrl, 'cancel')
    expect((await retry(one.paymentId, KEY)).json()).toMatchObject({ error_code: 200 })
    expect((await retry(two.paymentId, KEY)).json()).toEqual({ error_code: 409, error: 'idempotency-key-reused' })
  })
})
