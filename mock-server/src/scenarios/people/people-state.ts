import type { Donor } from '../../domain/state/donor.ts'
import type { Admin } from '../../domain/state/person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { emptyWorldState, fromPlainState, type PartialState, type WorldState } from '../../domain/state/world-state.ts'
import { PASSWORD_HASHES } from './password-hashes.ts'
import { termsTexts } from './terms-texts.ts'

/** A world without people: the value store is filled, the notice is off. */
export const emptyState: WorldState = {
  ...emptyWorldState,
  values: {
    header_web_notice: '0',
    header_web_notice_text: 'V sobotu od 8 do 10 hodin portál **udržujeme**. Vaše dary mezitím přijímáme dál.',
    header_web_notice_text_en:
      'We **maintain** the portal on Saturday from 8 to 10 a.m. Your gifts are still received meanwhile.',
    nps_showStart: '2026-11-01',
    nps_showEnd: '2026-11-30',
    card_amount_max: '50000',
    ...termsTexts,
  },
  foundationMailboxes: ['portal@example.com', 'info@example.com', 'napiste@example.com'],
}

/** The same with people: their sign-in names (number, e-mail) and the password of those who have one. */
export const stateWith = (people: readonly (Donor | Recipient | Admin)[], given: PartialState = {}): WorldState => ({
  ...emptyState,
  ...fromPlainState({
    people: Object.fromEntries(people.map((person) => [person.personId, person])),
    logins: Object.fromEntries(people.flatMap((person) => namesOf(person).map((name) => [name, person.personId]))),
    credentials: Object.fromEntries(
      people.flatMap(({ personId }) => {
        const passwordHash = PASSWORD_HASHES[personId]
        return passwordHash === undefined ? [] : [[personId, { passwordHash }]]
      }),
    ),
    ...given,
  }),
})

/** Recipients have no password: they sign in with a code. */
const namesOf = (person: Donor | Recipient | Admin): string[] => {
  if (person.kind === 'recipient') return []
  const email = person.kind === 'admin' ? person.email : person.profile.email
  return email === null ? [person.login] : [person.login, email]
}
