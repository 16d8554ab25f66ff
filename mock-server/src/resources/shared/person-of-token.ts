import { findPerson } from '../../domain/people/find-person.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'

/** The person of a valid token. A missing person is a fault of the world, not of the caller: it throws and the answer is a 500. */
export const personOf = (world: WorldState, caller: Caller | null): Person => {
  const person = caller && findPerson(world, caller.personId)
  if (!person) throw new Error('A valid token names no person of this world')
  return person
}
