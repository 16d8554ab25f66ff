import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../domain/state/donor.ts'
import type { Person, WorldState } from '../domain/state/world-state.ts'
import type { BodyOf, Input } from '../kernel/handler.ts'
import { call } from '../testing/call-handler.ts'
import { aFamily } from '../testing/families.ts'
import { codeGiven } from '../testing/given-code.ts'
import { aDonor, aWorld, NOW } from '../testing/people.ts'
import { aPhoto } from '../testing/photos.ts'

type Schemas = components['schemas']
/** The record as both devices opened it. */
type OpenedRecords = {
  saveDonorProfile: Schemas['DonorProfileValues']
  saveTaxData: Schemas['TaxDataValues']
  saveRecipientData: Schemas['RecipientDataValues']
  saveRecipientContacts: Schemas['RecipientContactsValues']
  saveFamilyMember: Schemas['FamilyMemberValues']
  saveRecipientPhoto: Schemas['RecipientPhotoValues']
}
type Saves = keyof OpenedRecords
type Opened<Id extends Saves> = OpenedRecords[Id]

const donor = aDonor({ publicListing: { isListed: true, changeDueAt: null } })
const family = aFamily({
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  photos: [aPhoto('pho-train')],
})
const world: WorldState = { ...aWorld([donor, family]), ...codeGiven(family.personId) }
const consents = { ...donor.consents, newsletter: true, nameInPublicList: true }
const PROFILE: Opened<'saveDonorProfile'> = {
  firstName: 'Jana',
  lastName: 'Nováková',
  gender: 'female',
  address: {},
  consents: {
    recipientMayGetPostalAddress: consents.recipientMayGetPostalAddress,
    recipientMayGetEmail: consents.recipientMayGetEmail,
    nameInPublicList: donor.consents.nameInPublicList,
    newsletter: donor.consents.newsletter,
  },
  donationTargeting: donor.targeting,
}
const TAX: Opened<'saveTaxData'> = { subject: 'natural-person', name: 'Jana Nováková' }
const DATA = {
  patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 3, birthYear: 2020 },
  account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
  housingType: 'flat',
  householdMembers: 4,
  informativeConsent: true,
  lifeStory: '',
} as const satisfies Opened<'saveRecipientData'>
const CONTACTS = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420601234567',
  email: 'svobodovi@example.com',
} as const satisfies Opened<'saveRecipientContacts'>
const SISTER = {
  name: 'Anna Svobodová',
  relation: 'sibling',
  gender: 'F',
  birthMonth: 2,
  birthYear: 2017,
  schoolOrProfession: '3. třída',
  hobbies: 'plavání',
} as const satisfies Opened<'saveFamilyMember'>
const PHOTO = {
  takenMonth: 8,
  takenYear: 2026,
  description: 'pho-train',
} as const satisfies Opened<'saveRecipientPhoto'>
const otherAccount = { number: '2000145399', bankCode: '0800' }
const elsewhere = { street: 'Bráfova', houseNumber: '9', city: 'Třebíč', postalCode: '674 01' }

/** Saves `wanted` from a page that was opened with `opened`. */
const saveFrom = <Id extends Saves>(id: Id, opened: Opened<Id>, wanted: object, state = world, now = NOW) => {
  const isDonors = id === 'saveDonorProfile' || id === 'saveTaxData'
  const params = { memberId: 'member-4', photoId: 'pho-train' } as unknown as Input<Id>['params']
  const body = { ...opened, ...wanted, basedOn: opened } as unknown as BodyOf<Id>
  return call(id, state, { as: isDonors ? donor.personId : family.personId, params, body, now })
}
const personIn = (id: Saves, { people }: typeof world): Person =>
  (id === 'saveDonorProfile' || id === 'saveTaxData' ? people[donor.personId] : people[family.personId]) as Person

describe('a page that was opened before another device saved', () => {
  test.each<[id: Saves, { opened: Opened<Saves>; first: object; later: object; stored: object }]>([
    [
      'saveDonorProfile',
      {
        opened: PROFILE,
        first: { address: elsewhere },
        later: { phone: '+420777000111' },
        stored: { profile: { street: 'Bráfova', phoneNumber: '+420777000111' } },
      },
    ],
    [
      'saveTaxData',
      {
        opened: TAX,
        first: { dateOfBirth: '1984-06-18' },
        later: {},
        stored: { taxData: { birthDate: '1984-06-18' } },
      },
    ],
    [
      'saveRecipientData',
      {
        opened: DATA,
        first: { account: otherAccount },
        later: { lifeStory: 'Tomášek má **šest let**.' },
        stored: { account: { prefix: '', number: '2000145399' }, lifeStory: 'Tomášek má **šest let**.' },
      },
    ],
    [
      'saveRecipientContacts',
      {
        opened: CONTACTS,
        first: { address: elsewhere, email: 'nova@example.com' },
        later: { phone: '+420777000111' },
        stored: {
          address: { street: 'Bráfova' },
          email: 'nova@example.com',
          carer: { phone: '+420777000111', email: 'nova@example.com' },
        },
      },
    ],
    [
      'saveFamilyMember',
      {
        opened: SISTER,
        first: { schoolOrProfession: '4. třída' },
        later: { hobbies: 'šachy' },
        stored: { familyMembers: [{}, {}, { occupation: '4. třída', hobbies: 'šachy' }] },
      },
    ],
    [
      'saveRecipientPhoto',
      {
        opened: PHOTO,
        first: { takenMonth: 7 },
        later: { description: 'U vody' },
        stored: { photos: [{ takenMonth: 7, takenYear: 2026, description: 'U vody' }] },
      },
    ],
  ])('keeps what that device changed: %s', async (id, { opened, first, later, stored }) => {
    const { state } = await saveFrom(id, opened, first)
    const saved = await saveFrom(id, opened, later, state)
    expect(saved.answer).toMatchObject({ error_code: 200 })
    expect(personIn(id, saved.state)).toMatchObject(stored)
  })

  test.each<[id: Saves, { opened: Opened<Saves>; first: object; later: object; fields: readonly string[] }]>([
    [
      'saveDonorProfile',
      {
        opened: PROFILE,
        first: { address: elsewhere },
        later: { address: { city: 'Brno' }, phone: '+420777000111' },
        fields: ['address'],
      },
    ],
    [
      'saveTaxData',
      {
        opened: TAX,
        first: { dateOfBirth: '1984-06-18' },
        later: { name: 'Jana Malá', dateOfBirth: '1984-06-18' },
        fields: ['subject', 'name', 'dateOfBirth', 'registrationNumber'],
      },
    ],
    [
      'saveRecipientData',
      {
        opened: DATA,
        first: { account: otherAccount, patient: { ...DATA.patient, birthYear: 2019 } },
        later: {
          account: { number: '19', bankCode: '0100' },
          patient: { ...DATA.patient, birthMonth: 4 },
          lifeStory: 'Nový',
        },
        fields: ['patient.birthMonth', 'patient.birthYear', 'account'],
      },
    ],
    [
      'saveRecipientContacts',
      {
        opened: CONTACTS,
        first: { email: 'nova@example.com' },
        later: { email: 'jina@example.com', address: elsewhere },
        fields: ['email'],
      },
    ],
    [
      'saveFamilyMember',
      { opened: SISTER, first: { hobbies: 'šachy' }, later: { hobbies: 'tenis', birthMonth: 3 }, fields: ['hobbies'] },
    ],
    [
      'saveRecipientPhoto',
      {
        opened: PHOTO,
        first: { takenMonth: 7 },
        later: { takenYear: 2025, description: 'U vody' },
        fields: ['takenMonth', 'takenYear'],
      },
    ],
  ])('saves nothing if both changed one value, and answers with the record as it is: %s', async (id, given) => {
    const { opened, first, later, fields } = given
    const { state } = await saveFrom(id, opened, first)
    const { answer, changes, status } = await saveFrom(id, opened, later, state)
    const refused = {
      error_code: 409,
      error: 'changed-elsewhere',
      fields: Object.fromEntries(fields.map((field) => [field, 'changed-elsewhere'])),
      current: { ...opened, ...first },
    }
    expect({ status, changes, answer: JSON.parse(JSON.stringify(answer)) }).toEqual({
      status: 200,
      changes: [],
      answer: refused,
    })
    const again = await saveFrom(id, refused.current as typeof opened, later, state)
    expect(again.answer).toMatchObject({ error_code: 200 })
  })
})

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
