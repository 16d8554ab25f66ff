import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import { useGo, usePlace } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { npsQuery, ratingRequest, saveNps } from './nps-queries.ts'

/**
 * Saves a rating once for one intent: after a lost answer the same rating goes out under the same key. Then the profile is
 * refreshed and the person stands at the rating page, which thanks (spec §4 NPS). Rejects with `ApiFailure`.
 */
export function useSaveRating(emlid: string | undefined): (rating: number) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const { refreshProfile } = useSessionActions()
  const go = useGo()
  // Keeps the emlid with the tab, so that a reload still knows who voted (decision 15).
  const { state } = usePlace()
  const [intent] = useState(() => createIntent())
  const { queryKey } = npsQuery(api, { emlid })

  return async (rating) => {
    try {
      const saved = await saveNps(api, { rating, emlid }, intent.keyFor(ratingRequest({ rating, emlid })))
      intent.settle()
      client.setQueryData(queryKey, saved)
    } catch (failure) {
      // A refusal is an answer; only a lost one leaves it open whether the vote counted.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      // Somebody voted a moment ago, maybe in another tab: what they gave is what to thank for.
      if (failure instanceof ApiFailure && failure.error === 'vote-locked') void client.invalidateQueries({ queryKey })
      throw failure
    }
    void refreshProfile()
    go(paths.rating, { replace: true, state })
  }
}
