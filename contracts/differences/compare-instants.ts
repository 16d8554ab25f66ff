/** An instant and the clock of the side that returned it, both in milliseconds. */
export type ToldInstant = { at: number; clock: number }

/** The header Date has a resolution of one second, and two calls are never made at once. */
const TOLERANCE_MS = 2_000
/** Two clocks count as equal if they differ by no more than the time a call takes. */
const TOGETHER_MS = 5_000
/** An instant this close was counted from the call: a lock, or the expiry of a code, a token or a session. */
const COUNTED_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

export type InstantComparison = 'same' | 'other' | 'unknown'

/** Compares each instant by its own side's clock. If the clocks differ, distant instants are neither equal nor different but unknown. */
export function compareInstants(mock: ToldInstant, provider: ToldInstant): InstantComparison {
  const shift = provider.at - provider.clock - (mock.at - mock.clock)
  if (Math.abs(shift) <= TOLERANCE_MS || mock.at === provider.at) return 'same'
  const areTogether = Math.abs(mock.clock - provider.clock) <= TOGETHER_MS
  return areTogether || Math.abs(mock.at - mock.clock) <= COUNTED_MS ? 'other' : 'unknown'
}

/** Days and months of business, Europe/Prague. */
export function compareDays(
  mock: string,
  provider: string,
  clocks: { expected: number; received: number },
): InstantComparison {
  if (mock === provider) return 'same'
  if (Math.abs(clocks.expected - clocks.received) <= TOGETHER_MS) return 'other'
  const fromToday = (day: string, clock: number) => dayNumber(day) - dayNumber(today(clock))
  return fromToday(mock, clocks.expected) === fromToday(provider, clocks.received) ? 'same' : 'unknown'
}

/** The number of days between two days. */
export const daysBetween = (mock: string, provider: string): number => dayNumber(provider) - dayNumber(mock)

const dayNumber = (day: string) => Math.round(Date.parse(day) / DAY_MS)
const today = (clock: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(new Date(clock))
