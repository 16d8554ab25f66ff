import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  pre,
  property,
  record,
  stringMatching,
  tuple,
  uniqueArray,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Share } from '../../domain/state/payment.ts'
import { allocateGift, familyRing, type GiftToAllocate } from './allocate-gifts.rules.ts'

type Family = { personId: string; familyId: string }

const families = (...letters: readonly string[]): Family[] =>
  letters.map((letter) => ({ personId: `p-${letter}`, familyId: `fam-${letter}` }))
const FIVE = families('a', 'b', 'c', 'd', 'e')
const ring = (paid: string, all = FIVE) => familyRing(all, ({ personId }) => paid.includes(personId.slice(2)))
const NOVEMBER = '2026-11-02'
/** The angel's place is the third of five. */
const GIFT: GiftToAllocate = { amount: 500, angelNumber: '10000002', targeting: 'multiple', lastFamily: null }
const summaryOf = (shares: readonly Share[]) =>
  shares.map(({ recipientId, amount }) => `${recipientId.slice(2)} ${amount}`)

describe('a gift for several families', () => {
  const share = (given: Partial<GiftToAllocate> = {}, day = NOVEMBER, paid = 'abcde') =>
    summaryOf(allocateGift({ ...GIFT, ...given }, day, ring(paid)))

  test('goes to three neighbours in equal parts, a remaining crown to the first ones', () =>
    expect(share()).toEqual(['e 167', 'a 167', 'b 166']))

  test.each([
    [1, 1],
    [99, 1],
    [199, 1],
    [200, 2],
    [299, 2],
    [300, 3],
    [50_000, 3],
  ])('of %i Kč goes to %i', (amount, many) => expect(share({ amount })).toHaveLength(many))

  test('moves by one family each month, over the turn of the year too', () =>
    expect(['2026-11-02', '2026-12-01', '2027-01-04', '2027-02-01'].map((day) => share({}, day).join())).toEqual([
      'e 167,a 167,b 166',
      'a 167,b 167,c 166',
      'b 167,c 167,d 166',
      'c 167,d 167,e 166',
    ]))

  test('is the same on any day of the month', () => expect(share({}, '2026-11-27')).toEqual(share()))

  test('skips unpaid families', () => expect(share({}, NOVEMBER, 'bd')).toEqual(['b 250', 'd 250']))

  test('goes to other families than the gift of the next angel number', () =>
    expect(share({ angelNumber: '10000003' })).toEqual(['a 167', 'b 167', 'c 166']))
})

describe('a gift for one family', () => {
  const share = (lastFamily: string | null, paid = 'abcde', day = NOVEMBER) =>
    summaryOf(
      allocateGift({ ...GIFT, targeting: 'single', lastFamily: lastFamily && `p-${lastFamily}` }, day, ring(paid)),
    )

  test("goes at first to the one at the angel's place, whatever the month", () => {
    expect(share(null)).toEqual(['c 500'])
    expect(share(null, 'abcde', '2027-03-01')).toEqual(['c 500'])
  })

  test('stays with the previous family while it is paid', () => expect(share('e')).toEqual(['e 500']))

  test('goes to the next one around the ring if the previous one is not paid', () => {
    expect(share('b', 'ad')).toEqual(['d 500'])
    expect(share('e', 'ad')).toEqual(['a 500'])
  })

  test("starts again at the angel's place if the previous family no longer exists", () =>
    expect(share('x')).toEqual(['c 500']))
})

test('without a paid family there are no shares, nor without any family', () => {
  expect(allocateGift(GIFT, NOVEMBER, ring(''))).toEqual([])
  expect(allocateGift(GIFT, NOVEMBER, ring('', []))).toEqual([])
})

describe('for any donor, day and set of families', () => {
  const anyFamilies = uniqueArray(record({ id: stringMatching(/^[a-z0-9]{1,4}$/), isPaid: boolean() }), {
    selector: ({ id }) => id,
    maxLength: 30,
  })
  const anyGift = record({
    amount: integer({ min: 1, max: 100_000_000 }),
    angelNumber: stringMatching(/^[0-9]{4,10}$/),
    targeting: constantFrom('single' as const, 'multiple' as const),
    lastFamily: option(stringMatching(/^p-[a-z0-9]$/)),
  })
  const anyDay = tuple(integer({ min: 2000, max: 2100 }), integer({ min: 1, max: 12 })).map(
    ([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`,
  )
  const ringOf = (some: readonly { id: string; isPaid: boolean }[]) =>
    familyRing(
      some.map(({ id, isPaid }) => ({ personId: `p-${id}`, familyId: `fam-${id}`, isPaid })),
      ({ isPaid }) => isPaid,
    )

  test('the parts sum up to the gift, each goes to another paid family, and the result is repeatable', () =>
    assert(
      property(anyFamilies, anyGift, anyDay, (some, gift, day) => {
        const shares = allocateGift(gift, day, ringOf(some))
        const paid = some.filter(({ isPaid }) => isPaid).map(({ id }) => `p-${id}`)
        const amounts = shares.map(({ amount }) => amount)
        expect(shares.length > 0).toBe(paid.length > 0)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paid.length > 0 ? gift.amount : 0)
        expect(amounts.every(Number.isInteger)).toBe(true)
        expect(paid).toEqual(expect.arrayContaining(shares.map(({ recipientId }) => recipientId)))
        expect(new Set(shares.map(({ recipientId }) => recipientId)).size).toBe(shares.length)
        if (shares.length > 1) expect(Math.min(...amounts)).toBeGreaterThanOrEqual(100)
        if (gift.targeting === 'single') expect(shares.length).toBeLessThanOrEqual(1)
        expect(allocateGift(gift, day, ringOf(some.toReversed()))).toEqual(shares)
      }),
    ))

  test('a gift for one family stays with it for as long as it is paid', () =>
    assert(
      property(anyFamilies, anyGift, array(anyDay), (some, gift, days) => {
        const single = { ...gift, targeting: 'single' as const }
        const [first] = allocateGift(single, NOVEMBER, ringOf(some))
        pre(first !== undefined)
        for (const day of days)
          expect(allocateGift({ ...single, lastFamily: first.recipientId }, day, ringOf(some))).toEqual([first])
      }),
    ))

  test('gifts for several families reach every family in as many months as there are families', () =>
    assert(
      property(anyFamilies, anyGift, (some, gift) => {
        const everybody = some.map((family) => ({ ...family, isPaid: true }))
        const months = everybody.map((_, n) => Temporal.PlainDate.from('2026-01-01').add({ months: n }).toString())
        const met = months.flatMap((day) => allocateGift({ ...gift, targeting: 'multiple' }, day, ringOf(everybody)))
        expect(new Set(met.map(({ recipientId }) => recipientId)).size).toBe(everybody.length)
      }),
    ))
})
