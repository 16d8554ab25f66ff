import { describe, expect, test } from 'vitest'
import { giftOnItsWay, lastShownPayment, paymentsOf } from './ledger.ts'
import { aGift, ledgerOf } from './testing/giving.ts'
import { aDonor, aWorld } from './testing/people.ts'

const worldWith = (...gifts: readonly ReturnType<typeof aGift>[]) =>
  aWorld([aDonor()], { payments: ledgerOf(...gifts) })
const OLD = aGift({ paymentId: 'old', settledOn: '2026-10-05', visibleFrom: '2026-10-07' })
const NEW = aGift({ paymentId: 'new', settledOn: '2026-11-09', visibleFrom: '2026-11-11' })

describe('the last gift that the account shows', () => {
  const last = (today: string, ...gifts: readonly ReturnType<typeof aGift>[]) =>
    lastShownPayment(worldWith(...gifts), '10000001', today)?.paymentId

  test.each([
    ['is the latest one', '2026-11-12', 'new'],
    ['from the very day it shows', '2026-11-11', 'new'],
    ['not a day before', '2026-11-10', 'old'],
    ['is none before the first shows', '2026-10-06', undefined],
  ])('%s', (_, today, want) => {
    expect(last(today, OLD, NEW)).toBe(want)
    expect(last(today, NEW, OLD)).toBe(want)
  })

  test('of one day is the one written last', () =>
    expect(last('2026-11-12', NEW, { ...NEW, paymentId: 'newer' })).toBe('newer'))
})

describe('a gift that came but does not show yet', () => {
  test.each([
    ['is there until the eve of its day', '2026-11-10', 'new'],
    ['is no more on the day it shows', '2026-11-11', undefined],
    ['is the latest one', '2026-10-06', 'new'],
  ])('%s', (_, today, want) => expect(giftOnItsWay(worldWith(NEW, OLD), '10000001', today)?.paymentId).toBe(want))
})

test.each(['10000002', '11111111', '__proto__', 'constructor'])('%s has the gifts of nobody else', (angelNumber) => {
  expect(paymentsOf(worldWith(OLD, NEW), angelNumber)).toEqual([])
  expect(lastShownPayment(worldWith(OLD, NEW), angelNumber, '2026-12-01')).toBeNull()
})
