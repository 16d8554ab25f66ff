import { useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import { choosePrimaryPhoto } from './recipient-photo-queries.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

export type ChoosingPrimary = ReturnType<typeof useChoosePrimary>

/** Held by the entire list: the clicked button is gone after the answer. */
export function useChoosePrimary(onChosen: () => void) {
  const api = useApi()
  const takeOver = usePhotosSaved()
  const [photoId, setPhotoId] = useState<string>()
  const { isSaving, save, failure } = useSave({
    mutationFn: (chosen: string) => takeOver(() => choosePrimaryPhoto(api, chosen)),
    onSuccess: onChosen,
  })

  function choose(chosen: string) {
    if (isSaving) return
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
