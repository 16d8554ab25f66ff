import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/shared/api/client.ts'
import type { RatingWindow } from './rating-prompt.ts'
import { getValueStore, NOTICE_REFRESH } from './value-store.ts'

/** The voting period of the last response, which is the same for all users. */
const STORED = 'rating-window'

/** A loaded page shows the last known prompt at once: one that came with the response would push the page down. */
export function ratingWindowQuery(api: Api) {
  return queryOptions({
    queryKey: ['value-store', 'rating-window'],
    queryFn: async () => storeWindow(await getValueStore(api, ['nps_showStart', 'nps_showEnd'])),
    staleTime: NOTICE_REFRESH,
    initialData: readWindow,
    initialDataUpdatedAt: 0,
  })
}

function storeWindow(window: RatingWindow): RatingWindow {
  try {
    localStorage.setItem(STORED, JSON.stringify(window))
  } catch {
    // Without storage the prompt comes with the response.
  }
  return window
}

function readWindow(): RatingWindow | undefined {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? 'null') as RatingWindow | null) ?? undefined
  } catch {
    return undefined
  }
}
