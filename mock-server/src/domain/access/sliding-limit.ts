import { type Instant, SECOND } from '../time/instant.ts'

/** At most `most` events in any `window` milliseconds. */
export type SlidingLimit = { readonly most: number; readonly window: number }

/** Seconds until one more event is allowed; null if it is allowed now. `moments` are those of the past events, oldest first. */
export const secondsToNext = (
  moments: readonly Instant[],
  { most, window }: SlidingLimit,
  now: Instant,
): number | null => {
  const oldest = moments.filter((moment) => now - moment < window).at(-most)
  return oldest === undefined ? null : Math.ceil((oldest + window - now) / SECOND)
}
