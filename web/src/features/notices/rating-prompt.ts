import type { Rating } from '../../shared/api/wire.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { addPragueMonths } from './prague-months.ts'

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
