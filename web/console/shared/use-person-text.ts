import { usePeople } from '../api/world-queries.ts'
import { personName } from './group-people.ts'

/** `Jana Nováková (p-10000001)` of a login or a personId; a person without a known sign-in is the id alone. */
export function usePersonText(world: string): (subject: string) => string {
  const people = usePeople(world)
  return (subject) => {
    const name = personName(subject, people)
    return name === undefined ? subject : `${name} (${subject})`
  }
}
