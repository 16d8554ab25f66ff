import type { Donor } from '../../domain/state/donor.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf } from '../../domain/time/instant.ts'
import { familiesOf } from '../../resources/family/families-of-donor.rules.ts'
import type { DescribedPerson } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { PEOPLE, PEOPLE_VALUES } from '../people/named-people.ts'
import { providerStates } from './provider-states.ts'

const { state, people, now } = defaultScenario
const NOW = Temporal.Instant.from(now).epochMilliseconds
const TODAY = dayOf(NOW).toString()

const byName = new Map(Object.entries(providerStates))

/** The login of the person whose token a state returns for a role in its params; undefined if it returns none. */
export function callerInState(name: string, as?: string): string | undefined {
  const { person } = byName.get(name)?.setUp({ params: { as }, now: NOW }) ?? {}
  return person && state.people.get(person.personId)?.login
}

const callers = new Set([...byName.keys()].map((name) => callerInState(name)))

/** The people of the default scenario whom provider states sign in or name, for the developer of another backend. */
export const peopleOfStates: readonly DescribedPerson[] = people
  .map((person) => ({ ...person, as: roleOf(person.personId), values: valuesOf(person.personId, person.login) }))
  .filter(({ as, values, login }) => as !== undefined || callers.has(login) || Object.keys(values).length > 0)
  .map(({ login, personId = '', label, as, values }) => ({
    login,
    label,
    scope: state.people.get(personId)?.scope ?? null,
    ...(as && { as }),
    values,
    data: dataOf(state, personId),
  }))

function roleOf(personId: string | undefined): string | undefined {
  return Object.entries(PEOPLE).find(([, one]) => one.personId === personId)?.[0]
}

/** The returned values that belong to this person. */
function valuesOf(personId: string | undefined, login: string): Record<string, string> {
  const names = [...state.logins, ...Object.entries(state.ratingLinks)].filter(([, owner]) => owner === personId)
  const own = new Set([login, ...names.map(([name]) => name), ...ofNamedFamily(personId, login)])
  return Object.fromEntries(Object.entries(PEOPLE_VALUES).filter(([, value]) => own.has(value)))
}

/** Ids of phones and members are unique within a family only, so they belong to the family whose number is returned. */
function ofNamedFamily(personId: string | undefined, login: string): string[] {
  const person = state.people.get(personId ?? '')
  if (person?.kind !== 'recipient' || login !== PEOPLE_VALUES.personalNumber) return []
  return [person.birthDate, ...[...person.phones, ...person.familyMembers].map(({ id }) => id)]
}

function dataOf(world: WorldState, personId: string): string[] {
  const person = world.people.get(personId)
  if (person === undefined) return []
  const { failed = 0 } = world.signInAttempts[personId] ?? {}
  return [
    ...(world.credentials.get(personId) ? [`the password \`${PEOPLE_VALUES.password}\``] : []),
    ...(failed > 0 ? [`${failed} wrong passwords in a row`] : []),
    ...(person.kind === 'donor' ? ofDonor(world, person) : []),
    ...(person.kind === 'recipient' ? ofRecipient(world, person) : []),
  ]
}

function ofDonor(world: WorldState, { personId, login, consents, vote, documents }: Donor): string[] {
  const recurring = world.recurringPayments.values()
  return [
    consents.personalDataConfirmedAt === null ? 'no consent to personal data' : 'the consent to personal data',
    ...(vote === null ? [] : ['a vote']),
    ...count('payment', Object.keys(world.payments.get(login) ?? {}).length),
    ...count('recurring payment', recurring.filter(({ payerId }) => payerId === personId).length),
    ...count('helped family', familiesOf(world, login, TODAY).length, 'helped families'),
    ...count('document', documents.length),
  ]
}

function ofRecipient(world: WorldState, recipient: Recipient): string[] {
  const { phones, familyMembers, photos, handedDocuments, contributions, personId } = recipient
  return [
    ...count('phone', phones.length),
    ...count('family member', familyMembers.length),
    ...count('photo', photos.length),
    ...count('submitted document', handedDocuments.length),
    ...count('contribution', contributions.length),
    ...count('view of its contact', Object.keys(world.contactViews[personId] ?? {}).length, 'views of its contact'),
  ]
}

function count(noun: string, number: number, plural = `${noun}s`): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? noun : plural}`]
}
