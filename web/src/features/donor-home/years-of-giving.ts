import type { Giving } from '../../shared/api/wire.ts'

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

/** The number of figures that fit in one row on the narrowest phone. */
const FIGURES = 36
/** Digits between two labels; with many bars the last label is nearer to the one before it. */
const YEAR = { few: 5, many: 7 }
const FEW = 8

export type BarLabels = { year: boolean; amount: boolean }

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
