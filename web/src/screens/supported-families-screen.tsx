import family from '../features/family/locales/cs.json' with { type: 'json' }
import { SupportedFamilies } from '../features/family/supported-families.tsx'

export const texts = { family }

/** /komu-pomaham: whom the donor's gifts go to (spec §2). */
export function Component() {
  return <SupportedFamilies />
}
