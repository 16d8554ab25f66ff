import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { RecipientPhotosSaved } from '#web/shared/api/wire.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { isOutOfDate } from './photo-problem.ts'
import { recipientPhotosQuery } from './recipient-photo-queries.ts'

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
