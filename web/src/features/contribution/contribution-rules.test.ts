import { expect, test } from 'vitest'
import { sumOf, yearsOfHelp } from './contribution-rules.ts'

const sent = (month: string, amount: number, paidOn = `${month}-02`) => ({ month, amount, paidOn })

test('contributions are grouped by the year they are for, the latest on top, each year with its sum', () => {
  const years = yearsOfHelp([
    sent('2025-12', 6_000),
    sent('2026-01', 7_000),
    sent('2026-02', 7_500),
    sent('2025-11', 6_000),
  ])
  expect(years.map(({ year, crowns }) => [year, crowns])).toEqual([
    ['2026', 14_500],
    ['2025', 12_000],
  ])
  expect(years.flatMap(({ contributions }) => contributions.map(({ month }) => month))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
})

test('a contribution for December that was sent in January belongs to December’s year', () => {
  const late = sent('2025-12', 6_000, '2026-01-20')
  expect(yearsOfHelp([late]).map(({ year }) => year)).toEqual(['2025'])
  expect(yearsOfHelp([late, sent('2026-01', 6_000)]).map(({ year }) => year)).toEqual(['2026', '2025'])
})

test('two contributions for one month are both listed, the later sent on top', () => {
  const [year] = yearsOfHelp([sent('2026-02', 7_000, '2026-02-02'), sent('2026-02', 500, '2026-02-20')])
  expect(year?.contributions.map(({ amount }) => amount)).toEqual([500, 7_000])
  expect(year?.crowns).toBe(7_500)
})

test('a new family has no years and a sum of 0', () => {
  expect(yearsOfHelp([])).toEqual([])
  expect(sumOf([])).toBe(0)
})
