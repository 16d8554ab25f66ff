import type { components } from '#generated/provider.d.ts'
import type { Person, WorldState } from '../domain/state/world-state.ts'
import type { BodyOf, Input } from '../kernel/handler.ts'
import { call } from './call-handler.ts'
import { aFamily } from './families.ts'
import { codeGiven } from './family-inputs.ts'
import { aDonor, aWorld, NOW } from './people.ts'
import { aPhoto } from './photos.ts'

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
export type Saves = keyof OpenedRecords
export type Opened<Id extends Saves> = OpenedRecords[Id]

export const donor = aDonor({ publicListing: { isListed: true, changeDueAt: null } })
export const family = aFamily({
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  photos: [aPhoto('pho-train')],
})
export const world: WorldState = { ...aWorld([donor, family]), ...codeGiven(family.personId) }
const consents = { ...donor.consents, newsletter: true, nameInPublicList: true }
export const PROFILE: Opened<'saveDonorProfile'> = {
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
export const TAX: Opened<'saveTaxData'> = { subject: 'natural-person', name: 'Jana Nováková' }
export const DATA = {
  patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 3, birthYear: 2020 },
  account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
  housingType: 'flat',
  householdMembers: 4,
  informativeConsent: true,
  lifeStory: '',
} as const satisfies Opened<'saveRecipientData'>
export const CONTACTS = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420601234567',
  email: 'svobodovi@example.com',
} as const satisfies Opened<'saveRecipientContacts'>
export const SISTER = {
  name: 'Anna Svobodová',
  relation: 'sibling',
  gender: 'F',
  birthMonth: 2,
  birthYear: 2017,
  schoolOrProfession: '3. třída',
  hobbies: 'plavání',
} as const satisfies Opened<'saveFamilyMember'>
export const PHOTO = {
  takenMonth: 8,
  takenYear: 2026,
  description: 'pho-train',
} as const satisfies Opened<'saveRecipientPhoto'>
export const otherAccount = { number: '2000145399', bankCode: '0800' }
export const elsewhere = { street: 'Bráfova', houseNumber: '9', city: 'Třebíč', postalCode: '674 01' }

/** Saves `wanted` from a page that was opened with `opened`. */
export const saveFrom = <Id extends Saves>(id: Id, opened: Opened<Id>, wanted: object, state = world, now = NOW) => {
  const isDonors = id === 'saveDonorProfile' || id === 'saveTaxData'
  const params = { memberId: 'member-4', photoId: 'pho-train' } as unknown as Input<Id>['params']
  const body = { ...opened, ...wanted, basedOn: opened } as unknown as BodyOf<Id>
  return call(id, state, { as: isDonors ? donor.personId : family.personId, params, body, now })
}
export const personIn = (id: Saves, { people }: typeof world): Person =>
  (id === 'saveDonorProfile' || id === 'saveTaxData'
    ? people.get(donor.personId)
    : people.get(family.personId)) as Person
