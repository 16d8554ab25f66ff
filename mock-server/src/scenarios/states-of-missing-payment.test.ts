import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

test('given a donor whose payment is in the account, a question about it finds it', async () => {
  const { world, token = '', uid, settledDay, amount } = await setUp('a donor whose payment is in the account')
  const answer = await app.inject({
    method: 'POST',
    url: `/w/${world}/api/missingPayment/check`,
    headers: { authorization: token, uid },
    payload: { type: 'transfer', paidOn: settledDay, amount, variableSymbol: '10000001' },
  })
  expect(answer.json()).toMatchObject({ response: { verdict: 'shown', payment: { settledOn: settledDay } } })
})
