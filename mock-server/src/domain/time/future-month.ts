import { dayOf, type Instant } from './instant.ts'

/** Whether the month has not begun yet in Europe/Prague; without a month only the year is compared. */
export const isFutureMonth = (
  { year, month }: { readonly year: number; readonly month: number | null },
  now: Instant,
): boolean => {
  const today = dayOf(now)
  return year > today.year || (year === today.year && month !== null && month > today.month)
}
