import type { OperationScreen } from '../../api/operations.ts'
import type { ScenarioPerson } from '../../api/world-queries.ts'
import { peopleGroupOf } from '../../shared/group-people.ts'

/**
 * Logins of the persons of the scenarios, donors and families, by kind, for when one of them is
 * missing.
 */
const isFamily = (login: string): boolean => /^2\d{6}$/.test(login)

/**
 * The person of a scenario who sees a screen: the named one, or another of the same kind; undefined
 * if there is none.
 */
export function personForScreen(
  { who }: OperationScreen,
  people: readonly ScenarioPerson[],
): ScenarioPerson | undefined {
  const meant = people.find(({ login }) => login === who)
  if (meant || who === 'visitor') return meant
  const group = who === 'admin' ? 'administrators' : isFamily(who) ? 'families' : 'donors'
  return people.find((person) => peopleGroupOf(person) === group)
}
