import { changedFields } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { isFutureMonth } from '../../domain/time/calendar.ts'
import { membersWith } from '../family-member/patient-in-family.rules.ts'
import { accountLetters, isAccountChanged } from './account-letter.rules.ts'
import { CODE_REQUIRED, type ConfirmationContext, confirmedChange } from './confirmed-change.rules.ts'

/** The new basic data, all of them. Only the foundation sets the disease. */
export type RecipientDataInput = Pick<
  Recipient,
  'account' | 'housing' | 'householdMembers' | 'informativeConsent' | 'lifeStory'
> & { readonly patient: Omit<Recipient['patient'], 'disease'> }

export type SaveRecipientDataResult =
  | { readonly kind: 'saved'; readonly recipient: Recipient }
  | { readonly kind: 'code-required' }
  | { readonly kind: 'refused'; readonly error: 'month-in-future'; readonly fields: { 'patient.birthMonth': 'future' } }

/**
 * Rules 10.1, 10.2. The patient among the family members is updated too (see patient-in-family.ts), and a
 * changed account number needs a code, since an intruder could have entered their own (rule 10.21).
 */
export const saveRecipientData = (
  state: WorldState,
  recipient: Recipient,
  input: RecipientDataInput,
  context: ConfirmationContext,
): Decision<SaveRecipientDataResult> => {
  const { birthYear: year, birthMonth: month } = input.patient
  if (isFutureMonth({ year, month }, context.now))
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
  const { account } = input
  const confirmed =
    account && isAccountChanged(recipient, saved)
      ? confirmedChange(state, context, () => accountLetters(state, recipient, account, context))
      : []
  if (confirmed === null) return CODE_REQUIRED
  return {
    result: { kind: 'saved', recipient: saved },
    changes: [...changedFields(recipient, saved), ...confirmed],
    rule: 'rule 10.1 Recipient',
  }
}
