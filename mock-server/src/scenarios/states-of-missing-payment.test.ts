import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfMissingPayment } from './states-of-missing-payment.ts'

const app = makeApp()
afterAll(() => app.close())

test.each(Object.keys(statesOfMissingPayment))('given %s, another report under it is refused', async (state) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const { world, token = '', uid } = setUp.json<Record<string, string>>()
  const answer = await app.inject({
    method: 'POST',
    url: `/w/${world}/api/missingPayment`,
    headers: { authorization: token, uid, 'idempotency-key': 'pact-missing-0001' },
    payload: { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  })
  expect(answer.json()).toEqual({ error_code: 409, error: 'idempotency-key-reused' })
})
