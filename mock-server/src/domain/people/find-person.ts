import type { Change } from '../state/change.ts'
import type { Donor } from '../state/donor.ts'
import { itemOf, type StateRecord } from '../state/large-record.ts'
import type { PersonId } from '../state/person.ts'
import type { Recipient } from '../state/recipient.ts'
import type { Person, WorldState } from '../state/world-state.ts'
import type { Instant } from '../time/instant.ts'

/** Reads own keys only, so that a visitor's `__proto__` finds no person. */
export const ownValue = <T>(record: StateRecord<T>, key: string): T | null => itemOf(record, key) ?? null

export const findPerson = (state: WorldState, personId: PersonId): Person | null => ownValue(state.people, personId)

/** Finds a person by personId, login or e-mail, as typed. */
export const findByName = (state: WorldState, name: string): Person | null =>
  findPerson(state, name) ?? findPerson(state, `p-${name}`) ?? findPerson(state, ownValue(state.logins, name) ?? '')

export const findDonor = (state: WorldState, personId: PersonId): Donor | null => {
  const person = findPerson(state, personId)
  return person?.kind === 'donor' ? person : null
}

export const findRecipient = (state: WorldState, personId: PersonId): Recipient | null => {
  const person = findPerson(state, personId)
  return person?.kind === 'recipient' ? person : null
}

/** Typed change of one field of a donor. */
export const setDonor = <Key extends keyof Donor>(donor: Donor, key: Key, value: Donor[Key]): Change => ({
  path: ['people', donor.personId, key],
  value,
})

/** Typed change of one field of a recipient. */
export const setRecipient = <Key extends keyof Recipient>(
  recipient: Recipient,
  key: Key,
  value: Recipient[Key],
): Change => ({ path: ['people', recipient.personId, key], value })

/** A change for each field that is different; the other fields are not touched. */
export const changedFields = (before: Recipient, saved: Recipient): readonly Change[] =>
  (Object.keys(saved) as (keyof Recipient)[])
    .filter((key) => JSON.stringify(saved[key]) !== JSON.stringify(before[key]))
    .map((key) => setRecipient(before, key, saved[key]))

/** Stores the previous login too: the document prompt compares with it (rule 3.7). */
export const recordLogin = (person: Person, now: Instant): readonly Change[] => [
  { path: ['people', person.personId, 'previousLoginAt'], value: person.lastLoginAt },
  { path: ['people', person.personId, 'lastLoginAt'], value: now },
]
