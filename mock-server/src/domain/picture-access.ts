import { familiesOf } from './families-of-donor.ts'
import { findPerson } from './find-person.ts'
import { dayOf, type Moment } from './moment.ts'
import type { PersonId } from './person.ts'
import type { WorldState } from './world-state.ts'

/**
 * Who may see a picture of a person (rule 8.5): a donor their own photo and those of the families their gifts went to, a family its
 * own. A photo stays visible until the foundation has processed its removal (rule 10.9).
 */
export const maySeePicture = (state: WorldState, viewer: PersonId, name: string, now: Moment): boolean => {
  const person = findPerson(state, viewer)
  const isNamed = ({ path }: { readonly path: string }) => path === name
  if (person?.kind === 'recipient') return person.photos.some(isNamed)
  if (person?.kind !== 'donor') return false
  const families = () => familiesOf(state, person.login, dayOf(now).toString())
  return person.images.some(isNamed) || families().some(({ recipient }) => recipient.photos.some(isNamed))
}
