import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { ContactViews } from '#web/shared/api/wire.ts'

/** Newest first, without names. Throws `ApiFailure`. */
export async function getContactViews(api: Api): Promise<ContactViews> {
  return responseOf(await api.GET('/contactViews'))
}

export function contactViewsQuery(api: Api) {
  return queryOptions({ queryKey: ['contact-views'], queryFn: () => getContactViews(api) })
}
