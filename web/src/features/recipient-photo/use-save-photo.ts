import { useSave } from '#web/shared/api/use-save.ts'
import type { RecipientPhotosSaved } from '#web/shared/api/wire.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

/** Once per intent (rule 18.10); adopts the answer. Rejects with `ApiFailure`. */
export function useSavePhoto<Request>(call: (request: Request, key: string) => Promise<RecipientPhotosSaved>) {
  const { saveAsync } = useSave({
    mutationFn: (request: Request, { idempotencyKey }) => call(request, idempotencyKey),
  })
  const takeOver = usePhotosSaved()

  return (request: Request) => takeOver(() => saveAsync(request))
}
