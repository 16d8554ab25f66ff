import { useSyncExternalStore } from 'react'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { readPragueTime } from '../../shared/format/prague-time.ts'

/**
 * The present year in Prague by the provider's clock; until it is known, by the device's. The
 * prerendered page contains the year of the build: hydration reads it from the rendered list of
 * years, and updates it afterwards.
 */
export function useServerYear(field: string): number {
  const clock = useServerClock()
  return useSyncExternalStore(
    clock.subscribe,
    () => pragueYear(clock.now() ?? Date.now()),
    () => (typeof document === 'undefined' ? undefined : firstYearIn(document, field)) ?? pragueYear(Date.now()),
  )
}

function pragueYear(now: number): number {
  return readPragueTime(new Date(now).toISOString())?.year ?? new Date(now).getUTCFullYear()
}

/** The first option of the select is empty, the second is the newest year. */
function firstYearIn(page: Document, field: string): number | undefined {
  const years = page.querySelector<HTMLSelectElement>(`select[name="${field}.year"]`)
  return Number(years?.options[1]?.value) || undefined
}
