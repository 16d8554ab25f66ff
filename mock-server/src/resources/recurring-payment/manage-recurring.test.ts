import { describe, expect, test } from 'vitest'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, NOW } from '../../testing/people.ts'
import { asOf, findRecurring, recurringOf, upcomingCharge } from './manage-recurring.rules.ts'

const worldWith = (...cards: readonly ReturnType<typeof aCard>[]) =>
  aWorld([aDonor()], { recurringPayments: cardsOf(...cards), values: { card_amount_max: '50000' } })
const world = worldWith(aCard())

describe('the recurring payments of a payer', () => {
  test('are the newest first, of one day the one added last, for any angel number, and never those of other payers', () => {
    const state = worldWith(
      aCard({ recurringId: 'rec_1', firstOn: '2025-05-05' }),
      aCard({ recurringId: 'rec_2', firstOn: '2026-05-05', status: 'cancelled' }),
      aCard({ recurringId: 'rec_3', angelNumber: '10000002', firstOn: '2024-05-05', status: 'ended' }),
      aCard({ recurringId: 'rec_4', firstOn: '2026-05-05' }),
      aCard({ recurringId: 'rec_5', payerId: 'p-10000002' }),
      aCard({ recurringId: 'rec_6', payerId: null }),
    )
    expect(recurringOf(state, 'p-10000001').map(({ recurringId }) => recurringId)).toEqual([
      'rec_4',
      'rec_2',
      'rec_1',
      'rec_3',
    ])
    expect(recurringOf(state, 'p-11111111')).toEqual([])
  })

  test.each(['rec_2', '__proto__', 'constructor'])('%s is unknown', (id) => expect(findRecurring(world, id)).toBeNull())
})

describe('a recurring payment at an instant', () => {
  const LAST = at('2028-12-20T06:00:00+01:00')

  test('is active until its last charge, and has ended from that instant on', () => {
    expect(asOf(aCard(), LAST - 1)).toEqual(aCard())
    expect(asOf(aCard(), LAST)).toEqual(aCard({ status: 'ended' }))
  })

  test('stays cancelled after its last charge', () =>
    expect(asOf(aCard({ status: 'cancelled' }), LAST)).toEqual(aCard({ status: 'cancelled' })))
})

describe('the next charge', () => {
  test('is that of the active card, on its day', () =>
    expect(upcomingCharge(world, 'p-10000001', NOW)).toEqual({ day: '2026-11-20', amount: 300 }))

  test('is the nearest of several cards; charges of one day are summed', () => {
    const skips = aCard({ recurringId: 'rec_2', amount: 1_000, firstOn: '2026-10-26' })
    const another = aCard({ recurringId: 'rec_3', amount: 50 })
    const state = worldWith(skips, aCard(), another)
    expect(upcomingCharge(state, 'p-10000001', NOW)).toEqual({ day: '2026-11-20', amount: 350 })
    expect(upcomingCharge(state, 'p-10000001', at('2026-11-20T05:00:00Z'))).toEqual({
      day: '2026-12-21',
      amount: 1_350,
    })
  })

  test.each([
    ['a cancelled card', worldWith(aCard({ status: 'cancelled' }))],
    ['an ended one', worldWith(aCard({ status: 'ended' }))],
    ['one past its three years', worldWith(aCard({ firstOn: '2020-01-10' }))],
    ['another payer', worldWith(aCard({ payerId: 'p-10000002' }))],
    ['an unknown payer', worldWith()],
  ])('is none for %s', (_, state) => expect(upcomingCharge(state, 'p-10000001', NOW)).toBeNull())
})
