import { queryOptions } from '@tanstack/react-query'
import { responseOf } from './answer.ts'
import type { Api } from './client.ts'

/** What a card takes at once, in whole Czech crowns: `card_amount_max` of the value store (rule 7.8). Throws `ApiFailure`. */
export async function getCardLimit(api: Api): Promise<number> {
  const key = 'card_amount_max'
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: key } } }))
  return Number((values as Record<typeof key, string>)[key])
}

/** Several features ask for it: they share one answer. */
export function cardLimitQuery(api: Api) {
  return queryOptions({
    queryKey: ['value-store', 'card-limit'],
    queryFn: () => getCardLimit(api),
    staleTime: 300_000,
  })
}
