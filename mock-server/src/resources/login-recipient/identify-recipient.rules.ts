import { findRecipient } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { countWrongBirthDate, secondsToNextAttempt } from './wrong-birth-dates.rules.ts'

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
