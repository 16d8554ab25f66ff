import type { Rating } from '#web/shared/api/wire.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'

const HOUR = 3_600_000

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

/** The wall clock time in Prague at an instant, as if it were UTC, for calculations. */
function wallOf(instant: number): Date {
  const parts = new Map(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const seconds = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return new Date(seconds + (instant % 1_000))
}

/** The first one of a repeated hour, one hour later in a skipped hour. */
function instantOf(wall: number): number {
  const inSummer = wall - 2 * HOUR
  return wallOf(inSummer).getTime() === wall ? inSummer : wall - HOUR
}

/** In epoch milliseconds: the same wall time of the same day, or of the month's last day if it has none (rule 9.4). */
function addPragueMonths(instant: number, months: number): number {
  const wall = wallOf(instant)
  const day = wall.getUTCDate()
  wall.setUTCDate(1)
  wall.setUTCMonth(wall.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
  wall.setUTCDate(Math.min(day, lastDay))
  return instantOf(wall.getTime())
}

/** Calendar months after which a donor is prompted again (rule 9.4). */
const PROMPT_AFTER = 3

/** `YYYY-MM-DD` in Prague; both are included (rule 9.4). */
export type RatingWindow = { nps_showStart: string; nps_showEnd: string }

/** `now` in epoch milliseconds of the provider's clock; the last vote must be older than three months (rule 9.4). */
export function isRatingDue(lastVote: Rating, window: RatingWindow, now: number): boolean {
  return (
    isInWindow(window, now) &&
    (lastVote.Date === null || addPragueMonths(Date.parse(lastVote.Date), PROMPT_AFTER) < now)
  )
}

function isInWindow({ nps_showStart: start, nps_showEnd: end }: RatingWindow, now: number): boolean {
  const today = pragueDay(now)
  // An empty or unreadable bound closes the period: no prompt is better than a permanent one.
  return [start, end].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) && start <= today && today <= end
}
