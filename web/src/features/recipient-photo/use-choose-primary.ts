import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { choosePrimaryPhoto } from './recipient-photo-queries.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

export type ChoosingPrimary = ReturnType<typeof useChoosePrimary>

/** Held by the entire list: the clicked button is gone after the answer. */
export function useChoosePrimary(onChosen: () => void) {
  const api = useApi()
  const takeOver = usePhotosSaved()
  const [photoId, setPhotoId] = useState<string>()
  const [failure, setFailure] = useState<ApiFailure>()
  const { isSaving, save } = useSave({
    mutationFn: (chosen: string) => takeOver(() => choosePrimaryPhoto(api, chosen)),
    onSuccess: onChosen,
    onError: setFailure,
  })

  function choose(chosen: string) {
    if (isSaving) return
    setFailure(undefined)
    setPhotoId(chosen)
    save(chosen)
  }

  return {
    choose,
    /** The photo being saved, or the last one that failed. */
    photoId,
    isSending: isSaving,
    failure,
  }
}
