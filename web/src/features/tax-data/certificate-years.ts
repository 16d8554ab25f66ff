import type { Giving } from '#web/shared/api/wire.ts'

/** Every year with a gift, and the present and the last one; newest first. */
export function certificateYears(giving: Giving | undefined, currentYear: number): number[] {
  const years = new Set([currentYear, currentYear - 1, ...(giving?.Years ?? []).map(({ Year }) => Year)])
  const list = [...years]
  list.sort((one, other) => other - one)
  return list
}

/** The newest year with a gift, so that the first preview has content. */
export function openingYear(giving: Giving | undefined, currentYear: number): number {
  const years = (giving?.Years ?? []).map(({ Year }) => Year)
  return years.length === 0 ? currentYear : Math.max(...years)
}

/** The sum given in a year, in whole crowns; undefined if the provider sends none. */
export function givenIn(giving: Giving | undefined, year: number): number | undefined {
  if (giving?.Years === undefined) return undefined
  return giving.Years.find(({ Year }) => Year === year)?.Amount ?? 0
}
