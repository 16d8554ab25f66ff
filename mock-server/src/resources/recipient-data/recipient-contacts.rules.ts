import { changedFields } from '../../domain/people/find-person.ts'
import { fullName } from '../../domain/people/full-name.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { CODE_REQUIRED, type ConfirmationContext, confirmedChange } from './confirmed-change.rules.ts'
import { contactEmailLetters } from './contact-email-letter.rules.ts'

/** The new contacts, all of them; a field that is empty here is cleared. */
export type ContactsInput = Pick<Recipient, 'carer' | 'address'>

export type SaveContactsResult =
  | { readonly kind: 'saved'; readonly recipient: Recipient }
  | { readonly kind: 'code-required' }

/**
 * Rule 10.1. The account has the caring person's name and the contact e-mail. Phones that get sign-in
 * codes are unchanged: only the foundation changes those, or a stranger's phone would open the account next time. A new
 * e-mail needs a code and is announced to the former one too (rule 10.21).
 */
export const saveRecipientContacts = (
  state: WorldState,
  recipient: Recipient,
  { carer, address }: ContactsInput,
  context: ConfirmationContext,
): Decision<SaveContactsResult> => {
  const email = carer.email === '' ? null : carer.email
  const saved: Recipient = { ...recipient, carer, address, displayName: fullName(carer), email }
  const confirmed =
    email === recipient.email
      ? []
      : confirmedChange(state, context, () => contactEmailLetters(state, recipient, email, context))
  if (confirmed === null) return CODE_REQUIRED
  return {
    result: { kind: 'saved', recipient: saved },
    changes: [...changedFields(recipient, saved), ...confirmed],
    rule: 'rule 10.1 Recipient',
  }
}
