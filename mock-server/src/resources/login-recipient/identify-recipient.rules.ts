import { findRecipient, ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import { isRecentGuess, secondsToNextGuess } from '../../domain/state/guess.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** `address` is a keyed hash of the caller's IP address. */
export type PersonalData = { readonly personalNumber: string; readonly birthDate: string; readonly address: string }

export type IdentifyRecipientResult =
  | { readonly kind: 'identified'; readonly recipient: Recipient }
  | { readonly kind: 'refused'; readonly error: 'wrong-personal-data' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }

/**
 * Finds the recipient with this number whose main contact was born on this day (rule 5.1). Wrong birth dates
 * are limited (rule 5.5); an unknown number is refused and limited in the same way.
 */
export const identifyRecipient = (
  state: WorldState,
  given: PersonalData,
  now: Instant,
): Decision<IdentifyRecipientResult> => {
  const retryAfterSeconds = secondsToNextAttempt(state, given, now)
  if (retryAfterSeconds !== null)
    return {
      result: { kind: 'too-many-attempts', retryAfterSeconds },
      changes: [],
      rule: 'rule 5.5 Wrong birth dates',
    }
  const recipient = findRecipient(state, `p-${given.personalNumber.trim()}`)
  if (recipient?.birthDate === given.birthDate)
    return { result: { kind: 'identified', recipient }, changes: [], rule: 'rule 5.2 Login steps' }
  return {
    result: { kind: 'refused', error: 'wrong-personal-data' },
    changes: countWrongBirthDate(state, given, now),
    rule: 'rule 5.4 Recipient login refused',
  }
}

type Attempt = { readonly personalNumber: string; readonly address: string }

/**
 * So many numbers are counted at once; one more unknown number is not, a family's number always is. Every wrong date reads and copies all
 * of them, so strangers must not be able to make them many.
 */
const MAX_NUMBERS = 1_000
/** While so many are counted, wrong dates are counted by address as well; no number has a space. */
const keyOfAddress = (address: string): string => `address ${address}`

/**
 * Seconds until this caller may send another birth date for the number; null if now. Known and unknown numbers are treated alike, also
 * while no more unknown numbers are counted: then the address has the same limits over all numbers.
 */
const secondsToNextAttempt = (
  { wrongBirthDates }: Pick<WorldState, 'wrongBirthDates'>,
  { personalNumber, address }: Attempt,
  now: Instant,
): number | null => {
  const secondsFor = (key: string) => secondsToNextGuess(ownValue(wrongBirthDates, key) ?? [], address, now)
  const waits = [secondsFor(personalNumber.trim()), secondsFor(keyOfAddress(address))].filter((wait) => wait !== null)
  return waits.length > 0 ? Math.max(...waits) : null
}

/** Counts one wrong birth date and removes those older than a day. */
const countWrongBirthDate = (
  state: Pick<WorldState, 'wrongBirthDates' | 'people'>,
  { personalNumber, address }: Attempt,
  now: Instant,
): readonly Change[] => {
  const { wrongBirthDates } = state
  const number = personalNumber.trim()
  const old = Object.keys(wrongBirthDates).filter(
    (known) => !wrongBirthDates[known]?.some((guess) => isRecentGuess(guess, now)),
  )
  const count = Object.keys(wrongBirthDates).length - old.length
  const isCounted = (key: string, max: number) => count < max || Object.hasOwn(wrongBirthDates, key)
  const keys = [
    ...(isCounted(number, MAX_NUMBERS) || ownValue(state.people, `p-${number}`) ? [number] : []),
    ...(count >= MAX_NUMBERS && isCounted(keyOfAddress(address), 2 * MAX_NUMBERS) ? [keyOfAddress(address)] : []),
  ]
  const recentOf = (key: string) => (ownValue(wrongBirthDates, key) ?? []).filter((guess) => isRecentGuess(guess, now))
  return [
    ...old.map((known) => set(['wrongBirthDates', known], undefined)),
    ...keys.map((key) => set(['wrongBirthDates', key], [...recentOf(key), { address, at: now }])),
  ]
}
