import { useQuery } from '@tanstack/react-query'
import { scenariosQuery, worldQuery } from '../../api/queries.ts'
import { personName } from './group-people.ts'

/** `Jana Nováková (p-10000001)` of a login or a personId; somebody whom the scenario does not know is the id alone. */
export function usePersonText(world: string): (subject: string) => string {
  const { data: here } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const people = scenarios?.find(({ name }) => name === here?.scenario)?.people ?? []
  return (subject) => {
    const name = personName(subject, people)
    return name === undefined ? subject : `${name} (${subject})`
  }
}
