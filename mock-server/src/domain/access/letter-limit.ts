import { type Change, set } from '../state/change.ts'
import type { WorldState } from '../state/world-state.ts'
import { DAY, type Instant } from '../time/instant.ts'
import { secondsToNext } from './sliding-limit.ts'

/** Letters that one recurring payment, and the reports or the e-mail changes of one donor, may cause in 24 hours (rules 7.18, 19.28). */
export const LETTERS_OF_A_DAY = { most: 10, window: DAY }

/** Seconds until a call about the subject may send a letter again; null if now. */
export const secondsToNextLetter = (
  { lettersSent }: Pick<WorldState, 'lettersSent'>,
  subject: string,
  now: Instant,
): number | null => secondsToNext(lettersSent[subject] ?? [], LETTERS_OF_A_DAY, now)

/** Counts one letter, and removes subjects whose letters are all older than a day. */
export const countLetter = (
  { lettersSent }: Pick<WorldState, 'lettersSent'>,
  subject: string,
  now: Instant,
): readonly Change[] => {
  const isRecent = (at: Instant) => now - at < LETTERS_OF_A_DAY.window
  const over = Object.entries(lettersSent).filter(([known, sent]) => known !== subject && !sent.some(isRecent))
  return [
    ...over.map(([known]) => set(['lettersSent', known], undefined)),
    set(['lettersSent', subject], [...(lettersSent[subject] ?? []).filter(isRecent), now]),
  ]
}
