import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { Contributions } from '#web/shared/api/wire.ts'

/** Newest first, without the donors. Throws `ApiFailure`. */
export async function getContributions(api: Api): Promise<Contributions> {
  return responseOf(await api.GET('/contributions', { params: { query: {} } }))
}

export function contributionsQuery(api: Api) {
  return queryOptions({ queryKey: ['contributions'], queryFn: () => getContributions(api) })
}
