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
