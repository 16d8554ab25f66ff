import { contactEmailLetters } from './contact-email-letter.ts'
import type { Decision } from './decision.ts'
import { changedFields } from './find-person.ts'
import { fullName } from './full-name.ts'
import type { Moment } from './moment.ts'
import type { Random } from './random.ts'
import type { Recipient } from './recipient.ts'
import type { WorldState } from './world-state.ts'

/** The contacts as they shall be, all of them anew; what is empty here is emptied. */
export type ContactsWish = Pick<Recipient, 'carer' | 'address'>

/**
 * Rule 10.1. The account goes by the caring person's name and is written to at the contact e-mail. Phones that a sign-in
 * code goes to stay as they are: only the foundation changes those, or a stranger's phone would open the account next time. The former
 * e-mail hears of a new one.
 */
export const saveRecipientContacts = (
  state: WorldState,
  recipient: Recipient,
  { carer, address }: ContactsWish,
  context: { readonly now: Moment; readonly random: Random },
): Decision<Recipient> => {
  const email = carer.email === '' ? null : carer.email
  const saved: Recipient = { ...recipient, carer, address, displayName: fullName(carer), email }
  const changes = [...changedFields(recipient, saved), ...contactEmailLetters(state, recipient, saved, context)]
  return { result: saved, changes, rule: 'rule 10.1 Recipient' }
}
