import { Gallery } from '../features/gallery/gallery.tsx'
import gallery from '../features/gallery/locales/cs.json' with { type: 'json' }
import form from '../shared/form-engine/locales/cs.json' with { type: 'json' }

export const texts = { form, gallery }

/** /test: the gallery of every component and alert (rule 2.1). */
export function Component() {
  return <Gallery />
}
