import type { Giving } from '../../shared/api/wire.ts'

/** Years that a certificate can be looked at for: every one with a gift, the present and the last one besides; newest first. */
export function certificateYears(giving: Giving | undefined, currentYear: number): number[] {
  const years = new Set([currentYear, currentYear - 1, ...(giving?.Years ?? []).map(({ Year }) => Year)])
  const list = [...years]
  list.sort((one, other) => other - one)
  return list
}

/** The newest year with a gift, so that the first look shows a certificate that says something. */
export function openingYear(giving: Giving | undefined, currentYear: number): number {
  const years = (giving?.Years ?? []).map(({ Year }) => Year)
  return years.length === 0 ? currentYear : Math.max(...years)
}

/** What was given in a year, in whole crowns; undefined where the provider does not tell. */
export function givenIn(giving: Giving | undefined, year: number): number | undefined {
  if (giving?.Years === undefined) return undefined
  return giving.Years.find(({ Year }) => Year === year)?.Amount ?? 0
}
