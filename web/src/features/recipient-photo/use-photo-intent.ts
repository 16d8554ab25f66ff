import { useIntent } from '../../shared/api/use-intent.ts'
import type { RecipientPhotosSaved } from '../../shared/api/wire.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

/** Does something with a photo once for one intent (rule 18.10), and takes the answer over. Rejects with `ApiFailure`. */
export function usePhotoIntent<Request>(call: (request: Request, key: string) => Promise<RecipientPhotosSaved>) {
  const intent = useIntent()
  const takeOver = usePhotosSaved()

  return (request: Request) => takeOver(() => intent.send(request, (key) => call(request, key)))
}
