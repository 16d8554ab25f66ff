import { familyIdIn } from '../features/family/family-id.ts'
import { FamilyProfile, FamilyUnknown } from '../features/family/family-profile.tsx'
import family from '../features/family/locales/cs.json' with { type: 'json' }
import { usePortalLocation } from '../shared/navigation/navigation.tsx'

export const texts = { family }

/** /profil-rodiny/{id} (rule 8.2). Another id is another page: no state of the former remains. */
export function Component() {
  const familyId = familyIdIn(usePortalLocation().pathname)
  return familyId === undefined ? <FamilyUnknown /> : <FamilyProfile key={familyId} familyId={familyId} />
}
