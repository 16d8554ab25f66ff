import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'
import { personOf } from './person-of-token.ts'

/** The donor of a valid token with the scope donor, which only donors get. */
export const donorOf = (world: WorldState, caller: Caller | null): Donor => {
  const person = personOf(world, caller)
  if (person.kind !== 'donor') throw new Error('A token with the scope donor names another person')
  return person
}
