import { findDonor, findRecipient, setDonor, setRecipient } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { PEOPLE } from '../people/named-people.ts'

const jana = findDonor(defaultScenario.state, PEOPLE.donor.personId) as Donor
const petra = findRecipient(defaultScenario.state, PEOPLE.recipient.personId) as Recipient

/** The photo, the members and their values under the names by which the pacts ask for them. */
export const storedPhoto = (): NonNullable<ProviderStateSetup['values']> => {
  const photo = petra.photos.find(({ isPrimary }) => isPrimary)
  return { photoId: photo?.id ?? '', storedMonth: photo?.takenMonth ?? 0, storedYear: photo?.takenYear ?? 0 }
}

const storedMember = (): NonNullable<ProviderStateSetup['values']> => {
  const member = petra.familyMembers.find(({ id }) => id === 'member-4')
  const main = petra.familyMembers.find(({ isMainContact }) => isMainContact)
  return {
    storedRelation: member?.relation ?? '',
    storedBirthMonth: member?.birthMonth ?? 0,
    storedBirthYear: member?.birthYear ?? 0,
    storedHobbies: member?.hobbies ?? '',
    mainContactBirthMonth: main?.birthMonth ?? 0,
    mainContactBirthYear: main?.birthYear ?? 0,
  }
}

/** Records that a caller has opened, and what another device has saved since (rule 16.14). */
export const statesOfTwoDevices: ProviderStates = {
  'a donor whose profile another device has changed': {
    needs:
      'A signed-in donor with a phone and a year of birth (`storedPhone`, `storedBirthYear`). Another device has just saved Praha as the city.',
    setUp: () => ({
      person: PEOPLE.donor,
      changes: [setDonor(jana, 'profile', { ...jana.profile, city: 'Praha' })],
      values: { storedPhone: jana.profile.phoneNumber, storedBirthYear: jana.profile.birthYear ?? 0 },
    }),
  },
  'a donor with tax data': {
    needs:
      'A signed-in donor whose certificates name a natural person with this name and date of birth (`storedTaxName`, `storedBirthDate`).',
    setUp: () => ({
      person: PEOPLE.donor,
      values: { storedTaxName: jana.taxData.name, storedBirthDate: jana.taxData.birthDate ?? '' },
    }),
  },
  'a recipient whose basic data another device has changed': {
    needs:
      'A family with `storedMembers` people in the household, a patient born in `storedBirthMonth` and `storedBirthYear`, and the contact phone `storedPhone`. Another device has just saved the account 2000145399/0800.',
    setUp: () => ({
      person: PEOPLE.recipient,
      changes: [setRecipient(petra, 'account', { prefix: '', number: '2000145399', bankCode: '0800' })],
      values: {
        storedMembers: petra.householdMembers,
        storedBirthMonth: petra.patient.birthMonth,
        storedBirthYear: petra.patient.birthYear,
        storedPhone: petra.carer.phone,
      },
    }),
  },
  'a recipient whose contacts another device has changed': {
    needs:
      'A family with a contact phone and e-mail (`storedPhone`, `storedEmail`). Another device has just saved Praha as the city.',
    setUp: () => ({
      person: PEOPLE.recipient,
      changes: [setRecipient(petra, 'address', { ...petra.address, city: 'Praha' })],
      values: { storedPhone: petra.carer.phone, storedEmail: petra.carer.email },
    }),
  },
  'a recipient with a family member': {
    needs:
      'A family with a member who is not the patient, and with a main contact whose month and year of birth are known; the values of both are returned.',
    setUp: () => ({ person: PEOPLE.recipient, values: storedMember() }),
  },
}
