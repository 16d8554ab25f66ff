import type { WorldState } from '../../domain/state/world-state.ts'

const FIRST_NUMBER = 2_000_001

/** The lowest number of a family that is nobody's: no person has it, nobody signs in by it, no gift came under it. */
export const freePersonalNumber = ({ people, logins, payments }: WorldState): string => {
  const isTaken = (number: number) =>
    [people[`p-${number}`], logins[`${number}`], payments[`${number}`]].some((known) => known !== undefined)
  let number = FIRST_NUMBER
  while (isTaken(number)) number += 1
  return `${number}`
}
