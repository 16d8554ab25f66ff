import { changedFields } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { isFutureMonth } from '../../domain/time/future-month.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { membersWith } from '../family-member/patient-in-family.rules.ts'
import { accountLetters } from './account-letter.rules.ts'

/** The new basic data, all of them. Only the foundation sets the disease. */
export type RecipientDataInput = Pick<
  Recipient,
  'account' | 'housing' | 'householdMembers' | 'informativeConsent' | 'lifeStory'
> & { readonly patient: Omit<Recipient['patient'], 'disease'> }

export type SaveRecipientDataResult =
  | { readonly kind: 'saved'; readonly recipient: Recipient }
  | { readonly kind: 'refused'; readonly error: 'month-in-future'; readonly fields: { 'patient.birthMonth': 'future' } }

/**
 * Rules 10.1, 10.2. The patient among the family members is updated too (see patient-in-family.ts), and the
 * family is notified of a changed account number, since an intruder could have entered their own.
 */
export const saveRecipientData = (
  state: WorldState,
  recipient: Recipient,
  input: RecipientDataInput,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<SaveRecipientDataResult> => {
  const { birthYear: year, birthMonth: month } = input.patient
  if (isFutureMonth({ year, month }, now))
    return {
      result: { kind: 'refused', error: 'month-in-future', fields: { 'patient.birthMonth': 'future' } },
      changes: [],
      rule: 'rule 10.3 Recipient birth month',
    }
  const patient = { ...recipient.patient, ...input.patient }
  const saved: Recipient = {
    ...recipient,
    ...input,
    patient,
    familyMembers: membersWith(recipient.familyMembers, patient, recipient.patient),
  }
  return {
    result: { kind: 'saved', recipient: saved },
    changes: [...changedFields(recipient, saved), ...accountLetters(state, recipient, saved, { now, random })],
    rule: 'rule 10.1 Recipient',
  }
}
