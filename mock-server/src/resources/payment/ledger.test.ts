import { describe, expect, test } from 'vitest'
import { LargeRecord } from '../../domain/state/large-record.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, aWorld } from '../../testing/people.ts'
import { paymentsOf, shownPayments, summariseLedger } from './ledger.rules.ts'

type Gift = ReturnType<typeof aGift>

const worldWith = (...gifts: readonly Gift[]) => aWorld([aDonor()], { payments: aLedger(...gifts) })
const summaryOf = (today: string, ...gifts: readonly Gift[]) => summariseLedger(worldWith(...gifts), '10000001', today)
const OLD = aGift({ paymentId: 'old', settledOn: '2026-10-05', visibleFrom: '2026-10-07' })
const NEW = aGift({ paymentId: 'new', settledOn: '2026-11-09', visibleFrom: '2026-11-11' })
const BEFORE = aGift({ paymentId: 'before', amount: 500, settledOn: '2024-12-31', visibleFrom: '2025-01-03' })

describe('the last gift that the account shows', () => {
  test.each([
    ['is the latest one', '2026-11-12', 'new'],
    ['shows from its exact day', '2026-11-11', 'new'],
    ['does not show a day before', '2026-11-10', 'old'],
    ['does not exist before the first one shows', '2026-10-06', undefined],
  ])('%s', (_, today, want) => {
    expect(summaryOf(today, OLD, NEW).last?.paymentId).toBe(want)
    expect(summaryOf(today, NEW, OLD).last?.paymentId).toBe(want)
  })

  test('of one day is the one added last', () =>
    expect(summaryOf('2026-11-12', NEW, { ...NEW, paymentId: 'newer' }).last?.paymentId).toBe('newer'))
})

describe('a received gift that does not show yet', () => {
  test.each([
    ['is coming until the eve of its day', '2026-11-10', 'new'],
    ['is not coming on the day it shows', '2026-11-11', undefined],
    ['is the latest one', '2026-10-06', 'new'],
  ])('%s', (_, today, want) => expect(summaryOf(today, NEW, OLD).coming?.paymentId).toBe(want))
})

describe('years of giving', () => {
  test.each([
    ['add up what settled in each, oldest first; a year between is left out', '2026-11-12', [2024, 2026], [500, 600]],
    ['follow the day of settlement, though the gift shows in the next year', '2025-01-03', [2024], [500]],
    ['exclude gifts that do not show yet', '2026-11-10', [2024, 2026], [500, 300]],
    ['are empty before the first gift shows', '2025-01-02', [], []],
  ])('%s', (_, today, years, amounts) => {
    const found = summaryOf(today, NEW, BEFORE, OLD).years
    expect(found.map(({ year }) => year)).toEqual(years)
    expect(found.map(({ amount }) => amount)).toEqual(amounts)
  })

  test('count their gifts', () =>
    expect(summaryOf('2026-11-12', NEW, BEFORE, OLD).years.map(({ payments }) => payments)).toEqual([1, 2]))
})

describe('what the account shows', () => {
  const shownOn = (today: string, ...gifts: readonly Gift[]) =>
    shownPayments(worldWith(...gifts), '10000001', today).map(({ paymentId }) => paymentId)

  test('is every gift that shows by the day, newest first, however it was written', () => {
    expect(shownOn('2026-11-11', OLD, NEW, BEFORE)).toEqual(['new', 'old', 'before'])
    expect(shownOn('2026-11-10', NEW, BEFORE, OLD)).toEqual(['old', 'before'])
  })

  test('starts, of one day, with the one added last', () =>
    expect(shownOn('2026-11-11', OLD, NEW, { ...NEW, paymentId: 'newer' })).toEqual(['newer', 'new', 'old']))
})

test.each(['10000002', '11111111', '__proto__', 'constructor'])(
  'the ledger of %s excludes the gifts of others',
  (angelNumber) => {
    const world = worldWith(OLD, NEW)
    expect(paymentsOf(world, angelNumber)).toEqual([])
    expect(shownPayments(world, angelNumber, '2026-12-01')).toEqual([])
    expect(summariseLedger(world, angelNumber, '2026-12-01')).toEqual({ last: null, coming: null, years: [] })
  },
)

test('the ledger is read in one pass: each gift is read once, however many there are', () => {
  let reads = 0
  const gifts = Array.from({ length: 5_000 }, (_, n) => aGift({ paymentId: `gift_${n}` }))
  const ledger = Object.fromEntries(gifts.map((gift) => [gift.paymentId, gift]))
  const counted = new Proxy(ledger, {
    get: (target, key: string) => {
      reads += 1
      return target[key]
    },
  })
  expect(
    summariseLedger({ payments: LargeRecord.from({ '10000001': counted }) }, '10000001', '2026-11-12').years,
  ).toMatchObject([{ payments: 5_000 }])
  expect(reads).toBe(5_000)
})
