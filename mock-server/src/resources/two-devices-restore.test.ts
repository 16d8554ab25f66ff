import { describe, expect, test } from 'vitest'
import type { Donor } from '../domain/state/donor.ts'
import { call } from '../testing/call-handler.ts'
import { aDonor, aWorld, NOW } from '../testing/people.ts'
import {
  CONTACTS,
  DATA,
  donor,
  family,
  otherAccount,
  PROFILE,
  personIn,
  saveFrom,
  TAX,
  world,
} from '../testing/two-devices.ts'

describe('another change never restores', () => {
  const donorIn = async (wanted: object, state = world, now = NOW) =>
    (await saveFrom('saveDonorProfile', PROFILE, wanted, state, now)).state
  const asDonor = (state: typeof world) => personIn('saveDonorProfile', state) as Donor

  test('a withdrawn consent, a targeting or the place on the public list', async () => {
    const granted = { ...PROFILE.consents, newsletter: true, recipientMayGetEmail: true, nameInPublicList: true }
    const open = await donorIn({ consents: granted, donationTargeting: 'single' })
    const opened = { ...PROFILE, consents: granted, donationTargeting: 'single' } as const
    const withdrawn = { newsletter: false, recipientMayGetEmail: false, nameInPublicList: false }
    const first = { consents: { ...granted, ...withdrawn }, donationTargeting: 'multiple' }
    const { state } = await saveFrom('saveDonorProfile', opened, first, open)
    const before = asDonor(state)
    expect(before.publicListing.changeDueAt).not.toBeNull()
    const saved = await saveFrom('saveDonorProfile', opened, { phone: '+420777000111' }, state, NOW + 3_600_000)
    expect(asDonor(saved.state)).toEqual({ ...before, profile: { ...before.profile, phoneNumber: '+420777000111' } })
  })

  test('an account number, and then no letter is sent about it', async () => {
    const { state } = await saveFrom('saveRecipientData', DATA, { account: otherAccount })
    const saved = await saveFrom('saveRecipientData', DATA, { householdMembers: 5 }, state)
    expect(personIn('saveRecipientData', saved.state)).toMatchObject({ account: { number: '2000145399' } })
    expect(saved.state.messages).toEqual(state.messages)
  })

  test('a contact e-mail, and then no letter is sent about it', async () => {
    const { state } = await saveFrom('saveRecipientContacts', CONTACTS, { email: 'nova@example.com' })
    const saved = await saveFrom('saveRecipientContacts', CONTACTS, { phone: '+420777000111' }, state)
    expect(saved.state.messages).toEqual(state.messages)
  })

  test('a name that the patient got among the family members, or there from the basic data', async () => {
    const patient = { name: 'Tomáš Malý', relation: 'patient', gender: 'M', birthMonth: 3, birthYear: 2020 } as const
    const renamed = {
      ...family,
      patient: { ...family.patient, lastName: 'Malý' },
      familyMembers: family.familyMembers.map((one) => (one.id === 'member-2' ? { ...one, name: patient.name } : one)),
    }
    const { state } = await saveFrom('saveRecipientData', DATA, { lifeStory: 'Nový' }, aWorld([donor, renamed]))
    expect(personIn('saveRecipientData', state)).toEqual({ ...renamed, lifeStory: 'Nový' })
  })
})

test('the rules of a record are checked on what would be saved', async () => {
  const company = aDonor({
    isCorporateAccount: true,
    profile: { ...donor.profile, companyName: 'Pekárna', registrationNumber: '' },
  })
  const opened = { ...PROFILE, companyName: 'Pekárna' }
  const renamed = { ...company, profile: { ...company.profile, companyName: 'Pekárna U Mostu' } }
  const saved = await saveFrom('saveDonorProfile', opened, { phone: '+420777000111' }, aWorld([renamed, family]))
  expect(saved.answer).toMatchObject({ response: { profile: { displayName: 'Pekárna U Mostu' } } })
  const emptied = await saveFrom('saveDonorProfile', opened, { companyName: '' }, aWorld([company, family]))
  expect(emptied.answer).toMatchObject({ error_code: 422, fields: { companyName: 'required' } })
})

test('the number of a legal entity in the tax data of a person is no value of the profile', async () => {
  const tax = { subject: 'legal-entity', name: 'Pekárna', registrationNumber: '6947' }
  const { state } = await saveFrom('saveTaxData', TAX, tax)
  const opened = { ...PROFILE, registrationNumber: '27074358' }
  const saved = await saveFrom('saveDonorProfile', opened, { registrationNumber: '' }, state)
  expect(personIn('saveDonorProfile', saved.state)).toMatchObject({ profile: { registrationNumber: '00006947' } })
})

test('the birth of the main contact is no conflict for a page that does not send it', async () => {
  const main = { name: 'Petra Svobodová', relation: 'parent', gender: 'F', schoolOrProfession: 'učitelka' } as const
  const basedOn = { ...main, birthMonth: 1, birthYear: 1980, phone: '+420601234567', hobbies: 'plavání' }
  const body = {
    ...main,
    phone: '+420601234567',
    hobbies: 'kolo',
    basedOn: { ...basedOn, schoolOrProfession: '3. třída' },
  }
  const params = { memberId: 'member-1' }
  const { answer, state } = await call('saveFamilyMember', world, { as: family.personId, params, body })
  expect(answer).toMatchObject({ error_code: 200 })
  expect(personIn('saveFamilyMember', state)).toMatchObject({
    familyMembers: [{ birthMonth: 4, hobbies: 'kolo' }, {}, {}],
  })
})
