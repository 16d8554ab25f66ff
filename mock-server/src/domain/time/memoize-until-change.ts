import type { Instant } from './instant.ts'

/**
 * Caches the last value of a pure function of time until the instant of its next change (null: never). The calendar is read at every
 * commit and changes once a month; worlds at other instants only cause it to be computed again.
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
