import type { Instant } from './instant.ts'

/**
 * Remembers the last answer of a pure function of time until the moment from which it is another one (null: never). The calendar
 * is asked at every commit and changes once a month; worlds at other moments only make it compute again.
 */
export const memoizeUntilChange = <Answer>(
  compute: (now: Instant) => Answer,
  changesAt: (answer: Answer) => Instant | null,
): ((now: Instant) => Answer) => {
  let known: { readonly since: Instant; readonly until: Instant; readonly answer: Answer } | null = null
  return (now) => {
    if (known && now >= known.since && now < known.until) return known.answer
    const answer = compute(now)
    known = { since: now, until: changesAt(answer) ?? Number.POSITIVE_INFINITY, answer }
    return answer
  }
}
