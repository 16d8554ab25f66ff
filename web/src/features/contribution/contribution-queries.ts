import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { Contributions } from '../../shared/api/wire.ts'

/** Newest first, without the donors. Throws `ApiFailure`. */
export async function getContributions(api: Api): Promise<Contributions> {
  return responseOf(await api.GET('/contributions', { params: { query: {} } }))
}

export function contributionsQuery(api: Api) {
  return queryOptions({ queryKey: ['contributions'], queryFn: () => getContributions(api) })
}
