import type { ConfirmationContext } from '../resources/recipient-data/confirmed-change.rules.ts'
import { fixedRandom, NOW } from './people.ts'

/** The inputs of the forms of 2000001, equal to its data in the default scenario. */
export const DATA = {
  patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
  account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
  housingType: 'house',
  householdMembers: 4,
  informativeConsent: true,
  lifeStory: 'Tomášek má **šest let**.',
}
export const CONTACTS = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420602000201',
  email: 'svobodovi@example.com',
}
/** A save that changes `changed` of a record that was opened as `opened`. */
export const saving = <Opened extends object, Changed extends object>(opened: Opened, changed: Changed) => ({
  ...opened,
  ...changed,
  basedOn: opened,
})
export const SISTER = { name: 'Eliška Svobodová', relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2021 }
export const REASON = { reason: 'Dcera se odstěhovala k prarodičům.' }

/** The slice of a world in which the family gave a code at `NOW`, in the session that began then. */
export const codeGiven = (personId = 'p-2000001') => ({
  givenCodes: { [personId]: [{ sessionStartedAt: NOW, at: NOW, changes: 0 }] },
})

/** A save of the family in that session. */
export const inSession = (personId = 'p-2000001', now = NOW): ConfirmationContext => ({
  now,
  random: fixedRandom(),
  session: { personId, sessionStartedAt: NOW },
})
