import { pragueDay } from '#web/shared/format/prague-day.ts'

export type ViewDay = {
  /** Business date in Prague, `YYYY-MM-DD`. */
  day: string
  times: number
}

/** Instants (ISO, newest first) grouped by their day in Prague, newest first, with their counts. */
export function viewDays(views: readonly string[]): ViewDay[] {
  const days = new Map<string, number>()
  for (const view of views) {
    const day = pragueDay(Date.parse(view))
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return Array.from(days, ([day, times]) => ({ day, times }))
}
