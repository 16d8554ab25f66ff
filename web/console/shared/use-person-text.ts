import { useScenario } from '../api/world-queries.ts'
import { personName } from './group-people.ts'

/** `Jana Nováková (p-10000001)` of a login or a personId; a person unknown to the scenario is the id alone. */
export function usePersonText(world: string): (subject: string) => string {
  const people = useScenario(world)?.people ?? []
  return (subject) => {
    const name = personName(subject, people)
    return name === undefined ? subject : `${name} (${subject})`
  }
}
