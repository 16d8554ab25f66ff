import { describe, expect, test } from 'vitest'
import { defaultScenario } from '../../scenarios/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { at, NOW } from '../../testing/people.ts'

const { state } = defaultScenario
const LOST = { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' } as const
const IN_FUTURE = { error_code: 422, error: 'day-in-future', fields: { paidOn: 'max' } }
const NOT_OVERDUE = { error_code: 409, error: 'payment-not-overdue' }

type Given = Partial<Omit<typeof LOST, 'type'>> | { paidOn: string } | { variableSymbol: string } | { amount: number }
const check = async (given: Given = {}, now = NOW, as = 'p-10000001') =>
  (await call('checkMissingPayment', state, { as, now, body: { ...LOST, ...given } })).answer
const report = (given: Given & { note?: string } = {}, as = 'p-10000001') =>
  call('reportMissingPayment', state, { as, body: { ...LOST, ...given } })

describe('checkMissingPayment', () => {
  test.each([
    ['reports an overdue payment', {}, { verdict: 'overdue', shownBy: '2026-11-05', payment: null }],
    ['reports a payment that is too early', { paidOn: '2026-11-09' }, { verdict: 'too-early', shownBy: '2026-11-11' }],
    [
      'finds a received payment',
      { paidOn: '2026-11-06', amount: 1_000 },
      { verdict: 'shown', payment: { paymentId: 'gift_10000001_33', amount: 1_000, settledOn: '2026-11-06' } },
    ],
    ['changes nothing', { variableSymbol: '' }, { verdict: 'other-symbol', payment: null }],
  ])('%s', async (_, given, response) => expect(await check(given)).toMatchObject({ error_code: 200, response }))

  test('refuses a day that is in the future in Prague, even if not elsewhere', async () => {
    expect(await check({ paidOn: '2026-11-11' }, at('2026-11-10T23:59:59+01:00'))).toEqual(IN_FUTURE)
    expect(await check({ paidOn: '2026-11-11' }, at('2026-11-11T00:00:00+01:00'))).toMatchObject({ error_code: 200 })
  })

  test.each([
    ['in winter', '2026-11-10', '2026-11-13T00:00:00+01:00'],
    ['in summer', '2026-07-14', '2026-07-17T00:00:00+02:00'],
    ['on the day of 25 hours', '2026-10-22', '2026-10-27T00:00:00+01:00'],
  ])('counts days from midnight to midnight in Prague, %s', async (_, paidOn, overdue) => {
    expect(await check({ paidOn }, at(overdue) - 1)).toMatchObject({ response: { verdict: 'too-early' } })
    expect(await check({ paidOn }, at(overdue))).toMatchObject({ response: { verdict: 'overdue' } })
  })

  test('reveals nothing about another account: its number, a free one and the anonymous one answer alike', async () => {
    const bakery = { paidOn: '2026-10-29', amount: 5_000 }
    const [others, ...rest] = await Promise.all(
      ['10000002', '98765432', '11111111'].map((variableSymbol) => check({ ...bakery, variableSymbol })),
    )
    expect(rest).toEqual([others, others])
    expect(others).toMatchObject({ response: { verdict: 'other-symbol', payment: null } })
    expect(await check({ ...bakery, variableSymbol: '10000002' }, NOW, 'p-10000002')).toMatchObject({
      response: { verdict: 'shown' },
    })
  })
})

describe('reportMissingPayment', () => {
  test('sends a letter to the foundation and to the donor', async () => {
    const { answer, state: after } = await report({ note: 'Odešla 3. listopadu.' })
    expect(answer).toEqual({
      error_code: 200,
      response: { reference: 'MP-20261110-4829', sentAt: '2026-11-10T09:00:00.000Z', answerBy: '2026-11-13' },
    })
    expect(after.messages.map(({ to }) => to)).toEqual(['napiste@example.com', 'jana@example.com'])
    expect(state.foundationMailboxes).toContain(after.messages[0]?.to)
    expect(after.messages[0]?.text).toContain('Odešla 3. listopadu.')
  })

  test.each([
    ['a payment that is too early', { paidOn: '2026-11-09' }, NOT_OVERDUE],
    ['a payment with a future day', { paidOn: '2026-11-11' }, IN_FUTURE],
  ])('sends nothing for %s', async (_, given, want) => {
    const { answer, changes } = await report(given)
    expect([answer, changes]).toEqual([want, []])
  })
})
