import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { HelpOffers } from '#web/shared/api/wire.ts'

/** Open today, the nearest end first. Throws `ApiFailure`, `help-ended`. */
export async function getHelpOffers(api: Api): Promise<HelpOffers> {
  return responseOf(await api.GET('/helpOffers', { params: { query: {} } }))
}

export function helpOffersQuery(api: Api) {
  return queryOptions({ queryKey: ['help-offers'], queryFn: () => getHelpOffers(api) })
}
