import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RecipientPhotosSaved } from '#web/shared/api/wire.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { isOutOfDate } from './photo-problem.ts'
import { choosePrimaryPhoto, recipientPhotosQuery } from './recipient-photo-queries.ts'

/** The list shows the returned photos, and the frame the matching avatar. */
export function usePhotosSaved(): (call: () => Promise<RecipientPhotosSaved>) => Promise<RecipientPhotosSaved> {
  const { queryKey } = recipientPhotosQuery(useApi())
  const client = useQueryClient()
  const { store } = useSessionActions()

  return async (call) => {
    const { epoch } = store.current()
    try {
      const answer = await call()
      // A list request sent before would restore the former state.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { photos: answer.photos })
      store.refresh({ profile: answer.saved.profile, fullUser: answer.saved.profile_full }, epoch)
      return answer
    } catch (failure) {
      if (isOutOfDate(failure)) void client.invalidateQueries({ queryKey })
      throw failure
    }
  }
}

/** Once per intent (rule 18.10); adopts the answer. Rejects with `ApiFailure`. */
export function useSavePhoto<Request>(call: (request: Request, key: string) => Promise<RecipientPhotosSaved>) {
  const { saveAsync } = useSave({
    mutationFn: (request: Request, { idempotencyKey }) => call(request, idempotencyKey),
  })
  const takeOver = usePhotosSaved()

  return (request: Request) => takeOver(() => saveAsync(request))
}

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
