import recipientPhoto from '../features/recipient-photo/locales/cs.json' with { type: 'json' }
import { PhotosPanel } from '../features/recipient-photo/photos-panel.tsx'
import { recipientPhotosQuery } from '../features/recipient-photo/recipient-photo-queries.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import editing from '../shared/editing/locales/cs.json' with { type: 'json' }

export const texts = { editing, 'recipient-photo': recipientPhoto }

/** /prijemce/moje-fotky (rule 10.8), Czech only. */
export function Component() {
  return <PhotosPanel photos={useLoaded(recipientPhotosQuery(useApi()))} />
}
