import { changedFields } from '../../domain/people/find-person.ts'
import { fullName } from '../../domain/people/full-name.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { contactEmailLetters } from './contact-email-letter.rules.ts'

/** The new contacts, all of them; a field that is empty here is cleared. */
export type ContactsInput = Pick<Recipient, 'carer' | 'address'>

/**
 * Rule 10.1. The account has the caring person's name and the contact e-mail. Phones that get sign-in
 * codes are unchanged: only the foundation changes those, or a stranger's phone would open the account next time. The former
 * e-mail gets a notice about a new one.
 */
export const saveRecipientContacts = (
  state: WorldState,
  recipient: Recipient,
  { carer, address }: ContactsInput,
  context: { readonly now: Instant; readonly random: Random },
): Decision<Recipient> => {
  const email = carer.email === '' ? null : carer.email
  const saved: Recipient = { ...recipient, carer, address, displayName: fullName(carer), email }
  const changes = [...changedFields(recipient, saved), ...contactEmailLetters(state, recipient, saved, context)]
  return { result: saved, changes, rule: 'rule 10.1 Recipient' }
}
