import { describe, expect, test } from 'vitest'
import { aCard, cardsOf } from '../domain/testing/giving.ts'
import { aDonor, at, aWorld, NOW } from '../domain/testing/people.ts'
import { defaultScenario } from '../scenarios/default-scenario.ts'
import { call } from './testing/call-handler.ts'

const { state: world } = defaultScenario
const params = { recurringId: 'rec_jana_2024' }
const JANA = {
  recurringId: 'rec_jana_2024',
  status: 'active',
  amount: 500,
  angelNumber: '10000001',
  startedOn: '2024-03-15',
  nextChargeOn: '2026-11-20',
  lastChargeOn: '2027-02-22',
  cancelledOn: null,
  failedOn: null,
}
const CANCELLED = { ...JANA, status: 'cancelled', nextChargeOn: null, lastChargeOn: null, cancelledOn: '2026-11-10' }
const NOT_FOUND = { error_code: 404, error: 'recurring-not-found' }

describe('getRecurringPayments', () => {
  const listOf = async (as: string, state = world) => (await call('getRecurringPayments', state, { as })).answer

  test('lists those of the signed-in donor, with the days of the calendar', async () =>
    expect(await listOf('p-10000001')).toEqual({ error_code: 200, response: [JANA] }))

  test.each(Object.values(world.people).flatMap((person) => (person.kind === 'donor' ? [person] : [])))(
    'shows $login nothing of anybody else (M7)',
    async ({ personId, login }) => {
      const { response } = (await listOf(personId)) as { response: (typeof JANA)[] }
      expect(response.map(({ angelNumber }) => angelNumber)).toEqual(response.map(() => login))
      expect(response).toHaveLength(login === '10000001' || login === '10000006' ? 1 : 0)
    },
  )

  test('lists at most a hundred', async () => {
    const cards = Array.from({ length: 101 }, (_, n) => aCard({ recurringId: `rec_number_${n}` }))
    const { response } = (await listOf('p-10000001', aWorld([aDonor()], { recurringPayments: cardsOf(...cards) }))) as {
      response: (typeof JANA)[]
    }
    expect([response.length, response[0]?.recurringId]).toEqual([100, 'rec_number_100'])
  })

  test('lists the newest first, past ones too', async () => {
    const cards = cardsOf(
      aCard({ recurringId: 'rec_old_one', firstOn: '2022-01-10', status: 'ended' }),
      aCard({ recurringId: 'rec_new_one', failedOn: '2026-10-20' }),
      aCard({ recurringId: 'rec_mid_one', firstOn: '2025-01-10', status: 'cancelled', cancelledOn: '2025-02-03' }),
    )
    expect(await listOf('p-10000001', aWorld([aDonor()], { recurringPayments: cards }))).toMatchObject({
      response: [
        { recurringId: 'rec_new_one', nextChargeOn: '2026-11-20', failedOn: '2026-10-20' },
        { recurringId: 'rec_mid_one', nextChargeOn: null, lastChargeOn: null, cancelledOn: '2025-02-03' },
        { recurringId: 'rec_old_one', status: 'ended', nextChargeOn: null, lastChargeOn: null },
      ],
    })
  })
})

describe('getRecurringPayment', () => {
  test('has ended in a world that begins after its three years', async () =>
    expect(
      (await call('getRecurringPayment', world, { params, now: at('2028-01-01T00:00:00Z') })).answer,
    ).toMatchObject({
      response: { status: 'ended', nextChargeOn: null, lastChargeOn: null },
    }))

  test('is read by its id, without a login', async () =>
    expect(await call('getRecurringPayment', world, { params })).toMatchObject({
      answer: { error_code: 200, response: JANA },
      changes: [],
    }))

  test('has its next charge after the one of today', async () =>
    expect(
      (await call('getRecurringPayment', world, { params, now: at('2026-11-20T06:00:00+01:00') })).answer,
    ).toMatchObject({ response: { nextChargeOn: '2026-12-21' } }))

  test.each(['rec_unknown', '__proto__'])('%s is not found', async (recurringId) =>
    expect((await call('getRecurringPayment', world, { params: { recurringId } })).answer).toEqual(NOT_FOUND),
  )
})

describe('changeRecurringPayment', () => {
  const change = (amount: number, state = world, id = params.recurringId) =>
    call('changeRecurringPayment', state, { params: { recurringId: id }, body: { amount } })

  test('answers with the payment as it is from the next charge on', async () => {
    const { answer, state } = await change(700)
    expect(answer).toEqual({ error_code: 200, response: { ...JANA, amount: 700 } })
    expect((await call('getRecurringPayments', state, { as: 'p-10000001' })).answer).toMatchObject({
      response: [{ amount: 700 }],
    })
    expect((await call('getUserProfile', state, { as: 'p-10000001' })).answer).toMatchObject({
      response: { profile_full: { Giving: { NextCharge: { Amount: 700, Date: '2026-11-20' } } } },
    })
  })

  test('takes as much as a card does, and not a crown more', async () => {
    expect((await change(50_000)).answer).toMatchObject({ error_code: 200 })
    expect(await change(50_001)).toMatchObject({
      answer: { error_code: 422, error: 'amount-over-limit', limit: 50_000, fields: { amount: 'max' } },
      status: 200,
      changes: [],
    })
  })

  test('refuses an unknown one and a cancelled one', async () => {
    expect((await change(700, world, 'rec_unknown')).answer).toEqual(NOT_FOUND)
    const { state } = await call('cancelRecurringPayment', world, { params })
    expect((await change(700, state)).answer).toEqual({ error_code: 409, error: 'recurring-not-active' })
  })
})

describe('cancelRecurringPayment', () => {
  test('charges nothing any more, and says the same when asked again', async () => {
    const first = await call('cancelRecurringPayment', world, { params })
    expect(first.answer).toEqual({ error_code: 200, response: CANCELLED })
    const again = await call('cancelRecurringPayment', first.state, { params, now: NOW + 1e9 })
    expect(again.answer).toEqual(first.answer)
    expect(again.changes).toEqual([])
    expect((await call('getUserProfile', first.state, { as: 'p-10000001' })).answer).toMatchObject({
      response: { profile_full: { Giving: { NextCharge: null } } },
    })
  })

  test('of an unknown one is not found', async () =>
    expect((await call('cancelRecurringPayment', world, { params: { recurringId: 'rec_unknown' } })).answer).toEqual(
      NOT_FOUND,
    ))
})
