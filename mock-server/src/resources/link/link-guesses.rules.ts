import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import { type Guess, isRecentGuess, LIMIT_OF_ALL_ADDRESSES, secondsToNextGuess } from '../../domain/state/guess.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, SECOND } from '../../domain/time/instant.ts'

/** At most so many addresses with wrong facts for unknown links are stored at once. */
const MAX_ADDRESSES = 1_000
/** No key of a link has a space. */
const BY_ADDRESS = 'address '

/** `isKnown`: whether there is such a link. Made-up keys are counted by the address alone, so that they do not fill the world. */
type Guessed = { readonly linkKey: string; readonly address: string; readonly isKnown: boolean }

const subjectOf = ({ linkKey, address, isKnown }: Guessed): string => (isKnown ? linkKey : `${BY_ADDRESS}${address}`)

/**
 * Seconds until the next fact for this link is checked; null if now. The limits are those of the recipient login (rule 5.5). While the
 * store of unknown links is full, another address has to wait for its first entry to end; no entry is ever removed before its time.
 */
export const secondsToNextFact = ({ linkGuesses }: WorldState, guessed: Guessed, now: Instant): number | null => {
  const subject = subjectOf(guessed)
  const known = ownValue(linkGuesses, subject)
  if (known || guessed.isKnown) return secondsToNextGuess(known ?? [], guessed.address, now)
  const ends = Object.entries(linkGuesses)
    .filter(([key, guesses]) => key.startsWith(BY_ADDRESS) && !isOver(guesses, now))
    .map(([, guesses]) => endOf(guesses))
  return ends.length < MAX_ADDRESSES ? null : Math.ceil((Math.min(...ends) - now) / SECOND)
}

/** Counts a wrong fact, and removes the links and addresses without one in the last 24 hours. */
export const countWrongFact = ({ linkGuesses }: WorldState, guessed: Guessed, now: Instant): readonly Change[] => {
  const subject = subjectOf(guessed)
  const guesses = (ownValue(linkGuesses, subject) ?? []).filter((guess) => isRecentGuess(guess, now))
  return [
    ...Object.entries(linkGuesses)
      .filter(([, known]) => isOver(known, now))
      .map(([key]) => set(['linkGuesses', key], undefined)),
    set(['linkGuesses', subject], [...guesses, { address: guessed.address, at: now }]),
  ]
}

/** The last guess is the latest. */
const endOf = (guesses: readonly Guess[]): Instant => (guesses.at(-1)?.at ?? 0) + LIMIT_OF_ALL_ADDRESSES.window
const isOver = (guesses: readonly Guess[], now: Instant): boolean => now >= endOf(guesses)
