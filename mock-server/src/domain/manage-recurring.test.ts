import { describe, expect, test } from 'vitest'
import type { Change } from './change.ts'
import {
  asOf,
  cancelRecurring,
  cardAmountMax,
  changeAmount,
  findRecurring,
  recurringOf,
  upcomingCharge,
} from './manage-recurring.ts'
import { after } from './testing/apply.ts'
import { aCard, cardsOf } from './testing/giving.ts'
import { aDonor, at, aWorld, NOW } from './testing/people.ts'
import type { WorldState } from './world-state.ts'

const worldWith = (...cards: readonly ReturnType<typeof aCard>[]) =>
  aWorld([aDonor()], { recurringPayments: cardsOf(...cards), values: { card_amount_max: '50000' } })
const world = worldWith(aCard())
const applied = (changes: readonly Change[]) => after(world, changes)

describe('the recurring payments of an angel', () => {
  test('are the newest first, of one day the one made last, and never those of somebody else', () => {
    const state = worldWith(
      aCard({ recurringId: 'rec_1', firstOn: '2025-05-05' }),
      aCard({ recurringId: 'rec_2', firstOn: '2026-05-05', status: 'cancelled' }),
      aCard({ recurringId: 'rec_3', firstOn: '2024-05-05', status: 'ended' }),
      aCard({ recurringId: 'rec_4', firstOn: '2026-05-05' }),
      aCard({ recurringId: 'rec_5', angelNumber: '10000002' }),
    )
    expect(recurringOf(state, '10000001').map(({ recurringId }) => recurringId)).toEqual([
      'rec_4',
      'rec_2',
      'rec_1',
      'rec_3',
    ])
    expect(recurringOf(state, '11111111')).toEqual([])
  })

  test.each(['rec_2', '__proto__', 'constructor'])('nobody has %s', (id) => expect(findRecurring(world, id)).toBeNull())
})

describe('one at a moment', () => {
  const LAST = at('2028-12-20T06:00:00+01:00')

  test('is active until its last charge, and has ended from that moment on', () => {
    expect(asOf(aCard(), LAST - 1)).toEqual(aCard())
    expect(asOf(aCard(), LAST)).toEqual(aCard({ status: 'ended' }))
  })

  test('stays cancelled', () =>
    expect(asOf(aCard({ status: 'cancelled' }), LAST)).toEqual(aCard({ status: 'cancelled' })))
})

describe('the charge that comes next', () => {
  test('is of the active card, on its day', () =>
    expect(upcomingCharge(world, '10000001', NOW)).toEqual({ day: '2026-11-20', amount: 300 }))

  test('is the nearest of several cards; those of one day are one sum', () => {
    const skips = aCard({ recurringId: 'rec_2', amount: 1_000, firstOn: '2026-10-26' })
    const another = aCard({ recurringId: 'rec_3', amount: 50 })
    const state = worldWith(skips, aCard(), another)
    expect(upcomingCharge(state, '10000001', NOW)).toEqual({ day: '2026-11-20', amount: 350 })
    expect(upcomingCharge(state, '10000001', at('2026-11-20T05:00:00Z'))).toEqual({ day: '2026-12-21', amount: 1_350 })
  })

  test.each([
    ['a cancelled card', worldWith(aCard({ status: 'cancelled' }))],
    ['an ended one', worldWith(aCard({ status: 'ended' }))],
    ['one past its three years', worldWith(aCard({ firstOn: '2020-01-10' }))],
    ['somebody else', worldWith(aCard({ angelNumber: '10000002' }))],
    ['nobody', worldWith()],
  ])('is none for %s', (_, state) => expect(upcomingCharge(state, '10000001', NOW)).toBeNull())
})

describe('a change of the amount', () => {
  const change = (state: WorldState, recurringId: string, amount: number) =>
    changeAmount(state, { recurringId, amount }, NOW)

  test('counts from the next charge on', () => {
    const { result, changes, rule } = change(world, 'rec_1', 500)
    expect(rule).toBe('spec §4 Payments')
    expect(result).toEqual({ kind: 'changed', recurring: aCard({ amount: 500 }) })
    const changed = applied(changes)
    expect(changed.recurringPayments).toEqual({ rec_1: aCard({ amount: 500 }) })
    expect(upcomingCharge(changed, '10000001', NOW)).toEqual({ day: '2026-11-20', amount: 500 })
  })

  test.each([
    ['50000, the most a card takes', 50_000, { kind: 'changed' }],
    ['a crown more', 50_001, { kind: 'over-limit', limit: 50_000 }],
  ])('to %s', (_, amount, want) => expect(change(world, 'rec_1', amount).result).toMatchObject(want))

  test('follows the limit of the foundation', () => {
    const values = { card_amount_max: '1000' }
    expect(cardAmountMax({ ...world, values })).toBe(1_000)
    expect(change({ ...world, values }, 'rec_1', 1_001)).toEqual({
      result: { kind: 'over-limit', limit: 1_000 },
      changes: [],
      rule: 'decision 12 card_amount_max',
    })
  })

  test.each([
    ['an unknown one', 'rec_9', worldWith(aCard()), 'not-found'],
    [
      'a cancelled one, before the limit is looked at',
      'rec_1',
      worldWith(aCard({ status: 'cancelled' })),
      'not-active',
    ],
    ['an ended one', 'rec_1', worldWith(aCard({ status: 'ended' })), 'not-active'],
    ['one whose three years are over', 'rec_1', worldWith(aCard({ firstOn: '2020-01-10' })), 'not-active'],
  ])('is refused for %s', (_, id, state, kind) =>
    expect(change(state, id, 60_000)).toEqual({ result: { kind }, changes: [], rule: 'spec §4 Payments' }),
  )
})

describe('a cancellation', () => {
  test('is of the day of Prague', () => {
    const { result, changes, rule } = cancelRecurring(world, 'rec_1', at('2026-11-10T23:30:00Z'))
    expect(rule).toBe('spec §4 Payments')
    expect(result).toEqual(aCard({ status: 'cancelled', cancelledOn: '2026-11-11' }))
    expect(applied(changes).recurringPayments).toEqual({ rec_1: result })
  })

  test('again changes nothing and answers the same', () => {
    const first = cancelRecurring(world, 'rec_1', NOW)
    const again = cancelRecurring(applied(first.changes), 'rec_1', NOW + 1e9)
    expect(again).toEqual({ result: first.result, changes: [], rule: 'spec §4 Payments' })
  })

  test('of one that has ended leaves it ended', () => {
    const ended = aCard({ status: 'ended' })
    expect(cancelRecurring(worldWith(ended), 'rec_1', NOW)).toMatchObject({ result: ended, changes: [] })
  })

  test('of one whose three years are over says that it has ended', () =>
    expect(cancelRecurring(worldWith(aCard({ firstOn: '2020-01-10' })), 'rec_1', NOW)).toEqual({
      result: aCard({ firstOn: '2020-01-10', status: 'ended' }),
      changes: [],
      rule: 'spec §4 Payments',
    }))

  test('of an unknown one is nothing', () =>
    expect(cancelRecurring(world, 'rec_9', NOW)).toMatchObject({ result: null, changes: [] }))
})
