import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'

/** Milliseconds between two polls of the site-wide notice (rule 3.5). */
export const NOTICE_REFRESH = 300_000

/** Exactly the requested values (rule 16.11). Throws `ApiFailure`. Without the query cache, for the login pages. */
export async function getValueStore<Key extends string>(api: Api, keys: readonly Key[]): Promise<Record<Key, string>> {
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: keys.join(',') } } }))
  return values as Record<Key, string>
}
