import type { Donor } from '../domain/state/donor.ts'
import type { Random } from '../domain/state/random.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import type { Person, WorldState } from '../domain/state/world-state.ts'
import { emptyState } from '../scenarios/people-state.ts'

/** Tuesday 10 November 2026, 10:00 in Prague. */
export const NOW = Date.parse('2026-11-10T10:00:00+01:00')

/** Epoch ms of an ISO text with offset. */
export const at = (iso: string): number => Date.parse(iso)

/** Not random: always the same digits, and identifiers that count. */
export const fixedRandom = (digits = '482913'): Random => {
  let count = 0
  const id = () => {
    count += 1
    return `id${String(count).padStart(18, '0')}`
  }
  return {
    next: () => 0.5,
    digits: (length) => digits.padEnd(length, '0').slice(0, length),
    id,
    key: id,
  }
}

export const aDonor = (given: Partial<Donor> = {}): Donor => ({
  kind: 'donor',
  personId: 'p-10000001',
  login: '10000001',
  scope: 'donor',
  displayName: 'Jana Nováková',
  isCorporateAccount: false,
  donorStatus: { id: 1, value: 'aktivní' },
  profile: {
    title: '',
    firstName: 'Jana',
    lastName: 'Nováková',
    companyName: '',
    registrationNumber: '',
    email: 'jana@example.com',
    phoneNumber: '',
    street: '',
    houseNumber: '',
    city: '',
    postalCode: '',
    birthYear: null,
    gender: 'female',
    familyStatus: null,
    municipalitySize: null,
    awarenessSource: null,
    awarenessOther: '',
  },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: false,
    nameInPublicList: false,
    newsletter: false,
    personalDataConfirmedAt: NOW,
  },
  publicListing: { isListed: false, changeDueAt: null },
  targeting: 'multiple',
  taxData: { personKind: 'natural', name: 'Jana Nováková', birthDate: null },
  vote: null,
  images: [],
  documents: [],
  registeredOn: '2024-01-15',
  givingSince: null,
  previousLoginAt: null,
  lastLoginAt: null,
  ...given,
})

export const aRecipient = (given: Partial<Recipient> = {}): Recipient => ({
  kind: 'recipient',
  personId: 'p-2000001',
  login: '2000001',
  scope: 'recipient',
  familyId: 'fam-01',
  displayName: 'Petra Svobodová',
  gender: 'female',
  email: null,
  birthDate: '1985-04-01',
  patient: {
    title: '',
    firstName: 'Tomáš',
    lastName: 'Svoboda',
    birthYear: 2020,
    birthMonth: 3,
    disease: 'oncological',
  },
  carer: { firstName: 'Petra', lastName: 'Svobodová', phone: '+420601234567', email: '' },
  address: { street: '', houseNumber: '', city: '', postalCode: '' },
  account: null,
  housing: 'flat',
  householdMembers: 4,
  familyMembers: [],
  informativeConsent: true,
  lifeStory: '',
  phones: [
    { id: 'phone-1', phone: '+420601234567' },
    { id: 'phone-2', phone: '+420777654321' },
  ],
  requestStatus: 'ok',
  renewalStatus: 'not-open',
  supportStatus: 'supported',
  nextRenewalOn: '2027-03-31',
  lastContributionOn: null,
  removedReason: null,
  askedDocuments: [],
  handedDocuments: [],
  contributions: [],
  editingLock: 'payout',
  photos: [],
  documents: [],
  previousLoginAt: null,
  lastLoginAt: null,
  ...given,
})

/** A world with only these people, each with the password hash `hash of <login>`. */
export const aWorld = (people: readonly Person[], given: Partial<WorldState> = {}): WorldState => ({
  ...emptyState,
  people: Object.fromEntries(people.map((person) => [person.personId, person])),
  logins: Object.fromEntries(people.flatMap((person) => loginsOf(person).map((name) => [name, person.personId]))),
  credentials: Object.fromEntries(
    people.map(({ personId, login }) => [personId, { passwordHash: `hash of ${login}` }]),
  ),
  values: {},
  foundationMailboxes: ['portal@example.com'],
  ...given,
})

const loginsOf = (person: Person): string[] =>
  person.kind === 'donor' && person.profile.email ? [person.login, person.profile.email] : [person.login]
