import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/client.ts'
import { getValueStore, NOTICE_REFRESH } from './value-store.ts'

export function ratingWindowQuery(api: Api) {
  return queryOptions({
    queryKey: ['value-store', 'rating-window'],
    queryFn: () => getValueStore(api, ['nps_showStart', 'nps_showEnd']),
    staleTime: NOTICE_REFRESH,
  })
}
