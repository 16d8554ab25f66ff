import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { ConsentWithdrawn } from '#web/shared/api/wire.ts'

/** Ends every session of the person, so there is no key: a repeated call has an invalid token. Throws `ApiFailure`. */
export async function withdrawConsent(api: Api): Promise<ConsentWithdrawn> {
  return responseOf(await api.POST('/consent/withdrawal', { body: { withdrawal: true } }))
}
