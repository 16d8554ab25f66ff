import { findPerson } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'

/** The person of a valid token. A missing person is a fault of the world, not of the caller: it throws and the answer is a 500. */
export const personOf = (world: WorldState, caller: Caller | null): Person => {
  const person = caller && findPerson(world, caller.personId)
  if (!person) throw new Error('A valid token names no person of this world')
  return person
}

/** The donor of a valid token with the scope donor, which only donors get. */
export const donorOf = (world: WorldState, caller: Caller | null): Donor => {
  const person = personOf(world, caller)
  if (person.kind !== 'donor') throw new Error('A token with the scope donor names another person')
  return person
}

/** The family of a valid token with the scope recipient, which only families get. */
export const recipientOf = (world: WorldState, caller: Caller | null): Recipient => {
  const person = personOf(world, caller)
  if (person.kind !== 'recipient') throw new Error('A token with the scope recipient names another person')
  return person
}

/** The session of a valid token. */
export const sessionOf = (caller: Caller | null) => {
  if (caller === null) throw new Error('An operation of a family has a valid token')
  return { personId: caller.personId, sessionStartedAt: caller.startedAt }
}
