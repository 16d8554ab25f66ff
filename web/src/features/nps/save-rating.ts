import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { npsQuery, ratingRequest, saveNps, type Voter } from './nps-queries.ts'

/**
 * Saves a rating once per intent: after a lost answer the same rating is sent under the same key.
 * Then refreshes the profile and navigates to the rating page, which shows thanks (rule 9.1).
 * Rejects with `ApiFailure`.
 */
export function useSaveRating(emlid: string | undefined): (rating: number) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const { refreshProfile } = useSessionActions()
  const go = usePortalNavigate()
  // Stores the emlid in the tab, so that a reload still identifies the voter (rule 2.14).
  const { state } = usePortalLocation()
  const { saveAsync } = useSave({
    mutationFn: (vote: Voter & { rating: number }, { idempotencyKey }) => saveNps(api, vote, idempotencyKey),
    body: ratingRequest,
  })
  const { queryKey } = npsQuery(api, { emlid })

  return async (rating) => {
    try {
      client.setQueryData(queryKey, await saveAsync({ rating, emlid }))
    } catch (failure) {
      // The donor voted a moment ago, maybe in another tab: the page thanks for that vote.
      if (failure instanceof ApiFailure && failure.error === 'vote-locked') void client.invalidateQueries({ queryKey })
      throw failure
    }
    void refreshProfile()
    go(paths.rating, { replace: true, state })
  }
}
