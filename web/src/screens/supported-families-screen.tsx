import family from '../features/family/locales/cs.json' with { type: 'json' }
import { SupportedFamilies } from '../features/family/supported-families.tsx'

export const texts = { family }

/** /komu-pomaham: the families that receive the donor's gifts (rule 8.1). */
export function Component() {
  return <SupportedFamilies />
}
