import type { ScenarioPerson } from '../../api/queries.ts'
import { groupOf } from '../../world/people/group-people.ts'
import type { OperationScreen } from '../operation-screens.ts'

/** Logins of the people of the scenarios, donors and families, as they are told apart when one of them is missing. */
const isFamily = (login: string): boolean => /^2\d{6}$/.test(login)

/** Who sees a screen in a scenario: the one that is meant, or another of the same kind; undefined where nobody like that lives. */
export function personOf({ who }: OperationScreen, people: readonly ScenarioPerson[]): ScenarioPerson | undefined {
  const meant = people.find(({ login }) => login === who)
  if (meant || who === 'visitor') return meant
  const group = who === 'admin' ? 'administrators' : isFamily(who) ? 'families' : 'donors'
  return people.find((person) => groupOf(person) === group)
}
