import { type SlidingLimit, secondsToNext } from '../access/sliding-limit.ts'
import { DAY, type Instant, MINUTE } from '../time/instant.ts'

/** A wrong fact that a caller gave about a person (rules 5.5 and 13.3). `address` is a keyed hash of the caller's IP address. */
export type Guess = { readonly address: string; readonly at: Instant }

/** Limits of wrong facts about one person or link. At exactly 15 minutes, or 24 hours, a guess no longer counts. */
export const LIMIT_PER_ADDRESS: SlidingLimit = { most: 6, window: 15 * MINUTE }
export const LIMIT_OF_ALL_ADDRESSES: SlidingLimit = { most: 30, window: DAY }

/** Whether a guess still counts towards a limit. */
export const isRecentGuess = ({ at }: Guess, now: Instant): boolean => now - at < LIMIT_OF_ALL_ADDRESSES.window

/** Seconds until the next fact from this address is checked; null if now. `guesses` are those about the same person or link. */
export const secondsToNextGuess = (guesses: readonly Guess[], address: string, now: Instant): number | null => {
  const times = (some: readonly Guess[]) => some.map(({ at }) => at)
  const ofAddress = guesses.filter((guess) => guess.address === address)
  const waits = [
    secondsToNext(times(ofAddress), LIMIT_PER_ADDRESS, now),
    secondsToNext(times(guesses), LIMIT_OF_ALL_ADDRESSES, now),
  ].filter((seconds) => seconds !== null)
  return waits.length > 0 ? Math.max(...waits) : null
}
