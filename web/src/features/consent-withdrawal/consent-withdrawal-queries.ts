import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { ConsentWithdrawn } from '../../shared/api/wire.ts'

/**
 * Withdraws the consent to the processing of personal data. With its answer every session of the person is over, this one too, so
 * there is no key: sent again, its token is dead. Throws `ApiFailure`.
 */
export async function withdrawConsent(api: Api): Promise<ConsentWithdrawn> {
  return responseOf(await api.POST('/consent/withdrawal', { body: { withdrawal: true } }))
}
