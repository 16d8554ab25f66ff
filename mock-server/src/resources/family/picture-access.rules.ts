import { findPerson } from '../../domain/people/find-person.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { familiesOf } from './families-of-donor.rules.ts'

/**
 * Who may see a picture of a person (rule 8.5): a donor their own photo and those of the families their gifts went to, a family its
 * own. A photo stays visible until the foundation has processed its removal (rule 10.9).
 */
export const maySeePicture = (state: WorldState, viewer: PersonId, name: string, now: Instant): boolean => {
  const person = findPerson(state, viewer)
  const isNamed = ({ path }: { readonly path: string }) => path === name
  if (person?.kind === 'recipient') return person.photos.some(isNamed)
  if (person?.kind !== 'donor') return false
  const families = () => familiesOf(state, person.login, dayOf(now).toString())
  return person.images.some(isNamed) || families().some(({ recipient }) => recipient.photos.some(isNamed))
}
