import { queryOptions } from '@tanstack/react-query'
import { responseOf } from './answer.ts'
import type { Api } from './client.ts'

/** The limit of one card payment, in Czech crowns: `card_amount_max` of the value store (rule 7.8). Throws `ApiFailure`. */
export async function getCardLimit(api: Api): Promise<number> {
  const key = 'card_amount_max'
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: key } } }))
  return Number((values as Record<typeof key, string>)[key])
}

/** One query for all features, so that they share the response. */
export function cardLimitQuery(api: Api) {
  return queryOptions({
    queryKey: ['value-store', 'card-limit'],
    queryFn: () => getCardLimit(api),
    staleTime: 300_000,
  })
}
