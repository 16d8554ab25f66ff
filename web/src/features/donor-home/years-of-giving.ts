import type { Giving } from '../../shared/api/wire.ts'

export type GivingYear = NonNullable<Giving['Years']>[number]

/** Every year from the first gift to this one: a year without a gift leaves its gap, so that the line of time is true. */
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

/** How many figures fit side by side on the narrowest phone. */
const FIGURES = 36
/** Four of a year and the air around them; of many bars the last year stands at the edge, nearer to the one before it. */
const YEAR = { few: 5, many: 7 }
const FEW = 8

export type BarLabels = { year: boolean; amount: boolean }

/**
 * Which bars say their year and their amount, so that no word runs into another: years evenly and the last one always; every
 * amount, or that of the best year alone where they do not fit.
 */
export function labelsOf(line: readonly GivingYear[], wordsOf: (amount: number) => string): BarLabels[] {
  const room = FIGURES / line.length
  const apart = Math.ceil((line.length > FEW ? YEAR.many : YEAR.few) / room)
  const fitAll = line.every(({ Amount }) => wordsOf(Amount).length < room)
  const most = Math.max(...line.map(({ Amount }) => Amount))
  const best = line.findIndex(({ Amount }) => Amount === most)
  return line.map(({ Amount }, index) => ({
    year: (line.length - 1 - index) % apart === 0,
    amount: Amount > 0 && (fitAll || index === best),
  }))
}
