import { describe, expect, test } from 'vitest'
import { defaultScenario } from '../../scenarios/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { at, NOW } from '../../testing/people.ts'

const { state } = defaultScenario
const LOST = { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' } as const
const IN_FUTURE = { error_code: 422, error: 'day-in-future', fields: { paidOn: 'max' } }

type Given = Partial<Omit<typeof LOST, 'type'>> | { paidOn: string } | { variableSymbol: string } | { amount: number }
const check = async (given: Given = {}, now = NOW, as = 'p-10000001') =>
  (await call('checkMissingPayment', state, { as, now, body: { ...LOST, ...given } })).answer

describe('checkMissingPayment', () => {
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
})
