import { findByName } from '../people/find-person.ts'
import type { Change } from '../state/change.ts'
import type { Donor } from '../state/donor.ts'
import type { Recipient } from '../state/recipient.ts'
import type { Person, WorldState } from '../state/world-state.ts'
import type { TriggerOutcome } from './trigger.ts'

export const done = (person: Person, changes: readonly Change[], summary: string): TriggerOutcome => ({
  changes,
  rule: 'sandbox trigger',
  subject: person.personId,
  summary,
})

export const forAll = (changes: readonly Change[], summary: string): TriggerOutcome => ({
  changes,
  rule: 'sandbox trigger',
  subject: 'everybody',
  summary,
})

export const unknownPerson = (name: string | undefined, kind: string): TriggerOutcome => ({
  field: 'person',
  refused:
    name === undefined
      ? 'person is missing: a login, an e-mail or a personId.'
      : `${name} is no ${kind} of this world.`,
})

/** The person of the trigger, by login, e-mail or personId; otherwise a refusal that says what is wrong with the name. */
type DonorOrRecipient = Donor | Recipient
export const forPerson = (
  state: WorldState,
  name: string | undefined,
  act: (person: DonorOrRecipient) => TriggerOutcome,
): TriggerOutcome => {
  const found = findByName(state, name ?? '')
  return found && found.kind !== 'admin' ? act(found) : unknownPerson(name, 'donor or recipient')
}
export const forDonor = (
  state: WorldState,
  name: string | undefined,
  act: (donor: Donor) => TriggerOutcome,
): TriggerOutcome => {
  const found = findByName(state, name ?? '')
  return found?.kind === 'donor' ? act(found) : unknownPerson(name, 'donor')
}
export const forRecipient = (
  state: WorldState,
  name: string | undefined,
  act: (recipient: Recipient) => TriggerOutcome,
): TriggerOutcome => {
  const found = findByName(state, name ?? '')
  return found?.kind === 'recipient' ? act(found) : unknownPerson(name, 'recipient')
}

/** Whether a response may later contain a trigger's text: the contract allows line breaks and tabs in long texts, but not NUL. */
export const isTriggerText = (given: unknown, mostCharacters: number): given is string =>
  typeof given === 'string' && given.length <= mostCharacters && !given.includes('\0')
