import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { UploadItem } from '#web/shared/ui/uploads/upload-item.ts'
import type { ReadyPhoto } from './chosen-photo.tsx'
import { formFields } from './photo-problem.ts'
import type { PhotoValues } from './photo-values.ts'
import { addRecipientPhoto } from './recipient-photo-queries.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

type Adding = Pick<ReadyPhoto, 'id' | 'file'> & {
  request: PhotoValues
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Once per intent (rules 18.10, 18.13). `onUpload` reports the progress, for a screen reader. */
export function useAddPhoto(onUpload: (item: UploadItem | undefined) => void) {
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: ({ file, request, onProgress, signal }: Adding, { idempotencyKey }) =>
      addRecipientPhoto(api, { file, meta: { category: 'photo', ...request } }, idempotencyKey, onProgress, signal),
    body: ({ id, request }) => ({ id, request }),
  })
  const [progress, setProgress] = useState<number>()
  const takeOver = usePhotosSaved()
  const under = useRef<AbortController>(undefined)
  const attempts = useRef(0)
  useEffect(() => () => under.current?.abort(), [])

  async function add({ id, file }: ReadyPhoto, request: PhotoValues) {
    const { signal } = renewed(under)
    attempts.current += 1
    const item = { id: `attempt-${attempts.current}`, name: file.name, size: file.size, type: file.type }
    const onProgress = (share: number) => {
      setProgress(share)
      onUpload({ ...item, state: 'sending', progress: share })
    }
    onProgress(0)
    try {
      const answer = await takeOver(() => saveAsync({ id, file, request, onProgress, signal }))
      onUpload({ ...item, state: 'sent' })
      return answer
    } catch (failure) {
      onUpload(undefined)
      throw failure instanceof ApiFailure ? atFields(failure) : failure
    } finally {
      setProgress(undefined)
    }
  }

  return { add, progress, stop: () => under.current?.abort(), wasStopped: () => under.current?.signal.aborted === true }
}

function renewed(under: { current: AbortController | undefined }): AbortController {
  under.current = new AbortController()
  return under.current
}

/** The same refusal with its fields under the names of the form. */
function atFields(failure: ApiFailure): ApiFailure {
  const { code: error_code, error, fields, retryAfter, lockedUntil } = failure
  const envelope = { error_code, error, fields: formFields(fields), ...(lockedUntil && { lockedUntil }) }
  return new ApiFailure(envelope, retryAfter)
}
