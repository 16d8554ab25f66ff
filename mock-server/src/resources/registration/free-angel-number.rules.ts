import type { WorldState } from '../../domain/state/world-state.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'

const FIRST_NUMBER = 10_000_001

/**
 * The lowest free number of eight digits, from `first` on. A number with gifts is not free either: a new angel would find a stranger's
 * payments in their account.
 */
export const freeAngelNumber = (state: WorldState, first = FIRST_NUMBER): string => {
  const { people, logins, payments } = state
  const givenTo = [...Object.values(state.cardPayments), ...Object.values(state.recurringPayments)]
  const spokenFor = new Set([ANONYMOUS_NUMBER, ...givenTo.map(({ angelNumber }) => angelNumber)])
  const isFree = (number: string) =>
    !spokenFor.has(number) &&
    ![people.get(`p-${number}`), logins[number], payments[number]].some((known) => known !== undefined)
  let number = first
  while (!isFree(`${number}`)) number += 1
  return `${number}`
}
