import type { Donor } from '../domain/donor.ts'
import type { WorldState } from '../domain/world-state.ts'
import type { Caller } from './handler.ts'
import { personOf } from './person-of-token.ts'

/** The donor of a good token of the scope donor, which nobody else is given. */
export const donorOf = (world: WorldState, caller: Caller | null): Donor => {
  const person = personOf(world, caller)
  if (person.kind !== 'donor') throw new Error('A token of the scope donor names somebody else')
  return person
}
