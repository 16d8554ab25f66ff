import { changedFields } from '../../domain/people/find-person.ts'
import { fullName } from '../../domain/people/full-name.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { contactEmailLetters } from './contact-email-letter.rules.ts'

/** The contacts as they shall be, all of them anew; what is empty here is emptied. */
export type ContactsInput = Pick<Recipient, 'carer' | 'address'>

/**
 * Rule 10.1. The account goes by the caring person's name and is written to at the contact e-mail. Phones that a sign-in
 * code goes to stay as they are: only the foundation changes those, or a stranger's phone would open the account next time. The former
 * e-mail hears of a new one.
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
