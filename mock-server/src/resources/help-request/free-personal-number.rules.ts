import type { WorldState } from '../../domain/state/world-state.ts'

const FIRST_NUMBER = 2_000_001

/** The lowest free personal number: no person has it, no one signs in with it, no gift uses it as its symbol. */
export const freePersonalNumber = ({ people, logins, payments }: WorldState): string => {
  const isTaken = (number: number) =>
    [people[`p-${number}`], logins[`${number}`], payments[`${number}`]].some((known) => known !== undefined)
  let number = FIRST_NUMBER
  while (isTaken(number)) number += 1
  return `${number}`
}
