import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import { type Guess, isRecentGuess, secondsToNextGuess } from '../../domain/state/guess.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** Limits the links with wrong facts that are stored at once, so that made-up keys do not fill the world. */
const MOST_LINKS = 1_000

type Guessed = { readonly linkKey: string; readonly address: string }

/** Seconds until the next fact for this link is checked; null if now. The limits are those of the recipient login (rule 5.5). */
export const secondsToNextFact = (state: WorldState, { linkKey, address }: Guessed, now: Instant): number | null =>
  secondsToNextGuess(ownValue(state.linkGuesses, linkKey) ?? [], address, now)

/** Counts a wrong fact, also for unknown links. */
export const countWrongFact = (state: WorldState, { linkKey, address }: Guessed, now: Instant): readonly Change[] => {
  const isRecent = (guess: Guess): boolean => isRecentGuess(guess, now)
  const guesses = (ownValue(state.linkGuesses, linkKey) ?? []).filter(isRecent)
  const known = Object.entries(state.linkGuesses)
  const recent = known.filter(([, of]) => of.some(isRecent)).slice(-MOST_LINKS / 2)
  const tidied = known.length >= MOST_LINKS ? [set(['linkGuesses'], Object.fromEntries(recent))] : []
  return [...tidied, set(['linkGuesses', linkKey], [...guesses, { address, at: now }])]
}
