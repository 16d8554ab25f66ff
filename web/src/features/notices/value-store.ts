import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'

/** Milliseconds between two looks at the site-wide notice (rule 3.5). */
export const NOTICE_REFRESH = 300_000

/**
 * Values by their keys, exactly those asked for (rule 16.11). Throws `ApiFailure`. Apart from the queries,
 * for the login pages ask for the notice without a query cache.
 */
export async function getValueStore<Key extends string>(api: Api, keys: readonly Key[]): Promise<Record<Key, string>> {
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: keys.join(',') } } }))
  return values as Record<Key, string>
}
