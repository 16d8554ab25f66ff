import type { Contribution } from '#web/shared/api/wire.ts'

export type YearOfHelp = { year: string; contributions: readonly Contribution[]; crowns: number }

/** The year that a contribution is for, such as `2026`; one for December may be sent in January. */
export const yearOf = ({ month }: Contribution): string => month.slice(0, 4)

export function sumOf(contributions: readonly Contribution[]): number {
  return contributions.reduce((sum, { amount }) => sum + amount, 0)
}

/** Contributions by year with sums, the latest year and the latest month first. */
export function yearsOfHelp(contributions: readonly Contribution[]): YearOfHelp[] {
  const newestFirst = Array.from(contributions)
  newestFirst.sort((one, other) => other.month.localeCompare(one.month) || other.paidOn.localeCompare(one.paidOn))
  const years = Array.from(new Set(newestFirst.map(yearOf)))
  return years.map((year) => {
    const own = newestFirst.filter((contribution) => yearOf(contribution) === year)
    return { year, contributions: own, crowns: sumOf(own) }
  })
}
