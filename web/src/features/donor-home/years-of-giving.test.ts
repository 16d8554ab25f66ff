import { describe, expect, test } from 'vitest'
import { type GivingYear, labelSize, labelsOf, yearsInLine } from './years-of-giving.ts'

const year = (Year: number, Amount = 3_600): GivingYear => ({ Year, Amount, Payments: 12 })
const format = (amount: number) => amount.toLocaleString('cs')
const lineOf = (length: number, amount?: number) => Array.from({ length }, (_, index) => year(2000 + index, amount))

describe('the series of years', () => {
  test('has a gap for a year without a gift, and for the present year', () => {
    expect(yearsInLine([year(2023), year(2025)], 2026).map(({ Year, Amount }) => [Year, Amount])).toEqual([
      [2023, 3_600],
      [2024, 0],
      [2025, 3_600],
      [2026, 0],
    ])
  })

  test('is empty before the first gift', () => {
    expect(yearsInLine([], 2026)).toEqual([])
  })

  test('may contain a single year', () => {
    expect(yearsInLine([year(2026)], 2026)).toEqual([year(2026)])
  })
})

describe('the labels of the bars', () => {
  const yearsShown = (line: GivingYear[]) =>
    line.filter((_, index) => labelsOf(line, format)[index]?.year).map(({ Year }) => Year)
  const amountsShown = (line: GivingYear[]) => labelsOf(line, format).filter(({ amount }) => amount).length

  test('are shown at each of five years', () => {
    expect(yearsShown(lineOf(5))).toEqual([2000, 2001, 2002, 2003, 2004])
    expect(amountsShown(lineOf(5))).toBe(5)
  })

  test('are shown at the first of twenty years and at every fourth, counted from the last', () => {
    expect(yearsShown(lineOf(20))).toEqual([2000, 2007, 2011, 2015, 2019])
  })

  test('show only the highest amount if not all amounts fit', () => {
    const line = lineOf(20)
    line[7] = year(2007, 60_000)
    expect(labelsOf(line, format).findIndex(({ amount }) => amount)).toBe(7)
    expect(amountsShown(line)).toBe(1)
  })

  test('are as large as the longest one at every bar lets them be', () => {
    for (const length of [1, 3, 6]) expect(length * 6 * labelSize(lineOf(length, 60_000), format)).toBeCloseTo(36 * 4.2)
    expect(labelSize(lineOf(20), format)).toBe(4.2)
  })

  test('are missing at a year without a gift', () => {
    expect(labelsOf([year(2025), year(2026, 0)], format)[1]?.amount).toBe(false)
  })
})
