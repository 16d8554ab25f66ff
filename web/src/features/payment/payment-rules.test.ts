import { describe, expect, test } from 'vitest'
import {
  byYear,
  firstOfYears,
  handoversOf,
  receivedBetween,
  receivedTotals,
  sentTotals,
  yearReceived,
  yearsOf,
} from './payment-rules.ts'
import { payment, twoYears, waiting } from './testing/payments.ts'

const { payments } = twoYears

describe('the years offered in the filter', () => {
  test('are those of payments, contributions and planned charges, and the present one, newest first', () => {
    expect(yearsOf(twoYears, '2026-11-10')).toEqual(['2026', '2025'])
    expect(yearsOf({ payments, planned: [] }, '2027-01-01')).toEqual(['2027', '2026', '2025'])
    const planned = [{ recurringId: 'rec_1', amount: 500, date: '2028-01-20', distributionOn: '2028-02-01' }]
    expect(yearsOf({ payments: [], planned }, '2027-12-30')).toEqual(['2028', '2027'])
  })

  test('include the year of arrival and the year of distribution for a gift of December', () => {
    const december = payment({ settledOn: '2025-12-31', contributionMonth: '2026-01' })
    expect(yearsOf({ payments: [december], planned: [] }, '2026-01-05')).toEqual(['2026', '2025'])
  })
})

describe('the totals of the shown payments', () => {
  test('received equals distributed plus waiting; a payment to another family counts as distributed', () => {
    expect(receivedTotals(payments)).toEqual({ received: 3_090, sent: 2_090, waiting: 1_000 })
    expect(receivedTotals([])).toEqual({ received: 0, sent: 0, waiting: 0 })
  })

  test('each of 6,000 payments counts in its year and in the total', () => {
    const many = Array.from({ length: 6_000 }, (_, n) =>
      payment({ paymentId: `gift_${n}`, amount: n + 1, settledOn: n < 5_500 ? '2026-03-01' : '2006-03-01' }),
    )
    expect(receivedTotals(many).received).toBe((6_000 * 6_001) / 2)
    expect(byYear(many, yearReceived).map(({ year, items }) => [year, items.length])).toEqual([
      ['2026', 5_500],
      ['2006', 500],
    ])
  })

  test('a family helped twice counts once', () => {
    expect(sentTotals(handoversOf(payments))).toEqual({ sent: 2_090, families: 2 })
  })

  test('a distributed payment whose family is not visible yet counts as money, not as a family', () => {
    const fresh = payment({ shares: [], familiesShownFrom: '2026-11-04' })
    expect(sentTotals(handoversOf([fresh]))).toEqual({ sent: 500, families: 0 })
  })
})

describe('the list of distributed payments', () => {
  test('has a row per family, by the day of distribution, without waiting payments', () => {
    const lines = handoversOf(payments).map(({ payment, share }) => [payment.contributionMonth, share?.recipientName])
    expect(lines).toEqual([
      ['2026-11', 'Tomáš'],
      ['2026-11', 'Žofie'],
      ['2026-09', 'Žofie'],
      ['2026-01', 'Tomáš'],
    ])
  })

  test('has a row without a family for a payment whose families are not visible yet', () => {
    const fresh = payment({ shares: [], familiesShownFrom: '2026-11-04' })
    expect(handoversOf([fresh])).toEqual([{ id: 'pay_1', payment: fresh, share: undefined }])
  })
})

test('a list is grouped by year in its own order', () => {
  const years = byYear(payments, yearReceived).map(({ year, items }) => [year, items.length])
  expect(years).toEqual([
    ['2026', 3],
    ['2025', 1],
  ])
})

test('the first rows of a long list end within a year, which keeps all of its payments for its sum', () => {
  const many = Array.from({ length: 24_000 }, (_, n) => payment({ settledOn: `${2026 - Math.floor(n / 1_200)}-05-04` }))
  const first = firstOfYears(byYear(many, yearReceived), 1_450)
  expect(first.map(({ year, items, shown }) => [year, items.length, shown.length])).toEqual([
    ['2026', 1_200, 1_200],
    ['2025', 1_200, 250],
  ])
  expect(receivedTotals(first[1]?.items ?? []).received).toBe(600_000)
})

test.each([
  ['both days are included', '2025-12-16', '2026-08-12', 2],
  ['the days outside the range are not included', '2025-12-17', '2026-08-11', 0],
  ['one day is a valid range', '2026-11-06', '2026-11-06', 1],
  ['a range that ends before it begins is empty', '2026-12-01', '2025-01-01', 0],
])('payments received between two days: %s', (_, from, to, count) => {
  expect(receivedBetween(payments, { from, to })).toHaveLength(count)
})

test('sorting does not modify the given list', () => {
  const given = [payment({ distributionOn: '2026-01-02' }), waiting(), payment({ distributionOn: '2026-11-02' })]
  handoversOf(given)
  expect(given.map(({ distributionOn }) => distributionOn)).toEqual(['2026-01-02', '2026-12-01', '2026-11-02'])
})
