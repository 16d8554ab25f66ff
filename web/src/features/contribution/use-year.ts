import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'

/** Value of „every year“ in the select; the address omits it. */
export const EVERY_YEAR = ''

/** Read from the address, so that a reload and Back preserve it; an unknown year shows all years. */
export function useYear(known: readonly string[]): { year: string; choose: (year: string) => void } {
  const { search } = usePortalLocation()
  const go = usePortalNavigate()
  const requested = new URLSearchParams(search).get('rok') ?? EVERY_YEAR
  return {
    year: known.includes(requested) ? requested : EVERY_YEAR,
    choose: (year) =>
      go(year === EVERY_YEAR ? paths.contributionHistory : `${paths.contributionHistory}?rok=${year}`, {
        replace: true,
      }),
  }
}
