import type { Giving } from '#web/shared/api/wire.ts'

export type GivingYear = NonNullable<Giving['Years']>[number]

/** A year without a gift stays as a gap, so that the time axis is linear. */
export function yearsInLine(years: readonly GivingYear[], thisYear: number): GivingYear[] {
  const [first] = years
  if (!first) return []
  const last = Math.max(thisYear, ...years.map(({ Year }) => Year))
  const given = new Map(years.map((year) => [year.Year, year]))
  return Array.from({ length: last - first.Year + 1 }, (_, index) => {
    const Year = first.Year + index
    return given.get(Year) ?? { Year, Amount: 0, Payments: 0 }
  })
}

/** The number of figures of the least size that fit in one row. */
const FIGURES = 36
const LEAST_SIZE = 4.2
/** Digits between two labels; with many bars the last label is nearer to the one before it. */
const YEAR = { few: 5, many: 7 }
const FEW = 8

export type BarLabels = { year: boolean; amount: boolean }

/** Of the labels, in percent of the chart: as large as the longest one at every bar lets them be. */
export function labelSize(line: readonly GivingYear[], format: (amount: number) => string): number {
  const longest = Math.max(YEAR.few, ...line.map(({ Amount }) => format(Amount).length))
  return LEAST_SIZE * Math.max(1, FIGURES / (line.length * longest))
}

/** Years at even intervals from the last one, and always the first; every amount, or only the highest if they do not fit. */
export function labelsOf(line: readonly GivingYear[], format: (amount: number) => string): BarLabels[] {
  const room = FIGURES / line.length
  const apart = Math.ceil((line.length > FEW ? YEAR.many : YEAR.few) / room)
  const fitAll = line.every(({ Amount }) => format(Amount).length < room)
  const most = Math.max(...line.map(({ Amount }) => Amount))
  const best = line.findIndex(({ Amount }) => Amount === most)
  return line.map(({ Amount }, index) => ({
    year: index === 0 || (index >= apart && (line.length - 1 - index) % apart === 0),
    amount: Amount > 0 && (fitAll || index === best),
  }))
}
