import type { Moment } from './moment.ts'

/**
 * Remembers the last answer of a pure function of time until the moment from which it is another one (null: never). The calendar
 * is asked at every commit and changes once a month; worlds at other moments only make it compute again.
 */
export const untilItChanges = <Answer>(
  compute: (now: Moment) => Answer,
  changesAt: (answer: Answer) => Moment | null,
): ((now: Moment) => Answer) => {
  let known: { readonly since: Moment; readonly until: Moment; readonly answer: Answer } | null = null
  return (now) => {
    if (known && now >= known.since && now < known.until) return known.answer
    const answer = compute(now)
    known = { since: now, until: changesAt(answer) ?? Number.POSITIVE_INFINITY, answer }
    return answer
  }
}
