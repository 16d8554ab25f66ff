import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'

/** Stands for every year in the choice; the address goes without it. */
export const EVERY_YEAR = ''

/** The year that is shown, from the address, so that a reload and the way back keep it; an unknown one shows all of them. */
export function useYear(known: readonly string[]): { year: string; choose: (year: string) => void } {
  const { search } = usePortalLocation()
  const go = usePortalNavigate()
  const asked = new URLSearchParams(search).get('rok') ?? EVERY_YEAR
  return {
    year: known.includes(asked) ? asked : EVERY_YEAR,
    choose: (year) =>
      go(year === EVERY_YEAR ? paths.contributionHistory : `${paths.contributionHistory}?rok=${year}`, {
        replace: true,
      }),
  }
}
