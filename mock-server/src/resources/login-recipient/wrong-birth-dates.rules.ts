import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import { isRecentGuess, secondsToNextGuess } from '../../domain/state/guess.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

type Attempt = { readonly personalNumber: string; readonly address: string }

/** Seconds until this caller may send another birth date for the number; null if now. Known and unknown numbers are treated alike. */
export const secondsToNextAttempt = (
  { wrongBirthDates }: Pick<WorldState, 'wrongBirthDates'>,
  { personalNumber, address }: Attempt,
  now: Instant,
): number | null => secondsToNextGuess(ownValue(wrongBirthDates, personalNumber.trim()) ?? [], address, now)

/** So many numbers are counted at once; one more unknown number is not, a family's number always is. */
const MAX_NUMBERS = 10_000

/** Counts one wrong birth date and removes those older than a day. */
export const countWrongBirthDate = (
  state: Pick<WorldState, 'wrongBirthDates' | 'people'>,
  { personalNumber, address }: Attempt,
  now: Instant,
): readonly Change[] => {
  const { wrongBirthDates } = state
  const number = personalNumber.trim()
  const isOld = (known: string) => !wrongBirthDates[known]?.some((guess) => isRecentGuess(guess, now))
  const recent = (ownValue(wrongBirthDates, number) ?? []).filter((guess) => isRecentGuess(guess, now))
  const old = Object.keys(wrongBirthDates).filter(isOld)
  const isFull = Object.keys(wrongBirthDates).length - old.length >= MAX_NUMBERS
  if (isFull && !Object.hasOwn(wrongBirthDates, number) && !ownValue(state.people, `p-${number}`)) return []
  return [
    ...old.map((known) => set(['wrongBirthDates', known], undefined)),
    set(['wrongBirthDates', number], [...recent, { address, at: now }]),
  ]
}
