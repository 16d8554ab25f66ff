import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'
import { personOf } from './person-of-token.ts'

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
