import type { Donor } from '../domain/state/donor.ts'
import type { Random } from '../domain/state/random.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import { fromPlainState, type PartialState, type Person, type WorldState } from '../domain/state/world-state.ts'
import { buildDonor } from '../scenarios/people/build-donor.ts'
import { buildRecipient } from '../scenarios/people/build-recipient.ts'
import { emptyState } from '../scenarios/people/people-state.ts'

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
  ...buildDonor({
    login: '10000001',
    profile: { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', gender: 'female' },
    consents: { newsletter: false, personalDataConfirmedAt: NOW },
    registeredOn: '2024-01-15',
  }),
  ...given,
})

export const aRecipient = (given: Partial<Recipient> = {}): Recipient => ({
  ...buildRecipient({
    login: '2000001',
    familyId: 'fam-01',
    status: 'ok',
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
    householdMembers: 4,
    phones: [
      { id: 'phone-1', phone: '+420601234567' },
      { id: 'phone-2', phone: '+420777654321' },
    ],
    nextRenewalOn: '2027-03-31',
  }),
  ...given,
})

/** A world with only these people, each with the password hash `hash of <login>`. */
export const aWorld = (people: readonly Person[], given: PartialState = {}): WorldState => ({
  ...emptyState,
  ...fromPlainState({
    values: {},
    foundationMailboxes: ['portal@example.com'],
    people: Object.fromEntries(people.map((person) => [person.personId, person])),
    logins: Object.fromEntries(people.flatMap((person) => loginsOf(person).map((name) => [name, person.personId]))),
    credentials: Object.fromEntries(
      people.map(({ personId, login }) => [personId, { passwordHash: `hash of ${login}` }]),
    ),
    ...given,
  }),
})

const loginsOf = (person: Person): string[] =>
  person.kind === 'donor' && person.profile.email ? [person.login, person.profile.email] : [person.login]
