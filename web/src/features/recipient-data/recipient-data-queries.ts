import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { RecipientContactsRequest, RecipientDataRequest, SavedProfile } from '../../shared/api/wire.ts'

/** `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`, `editing-locked` with its end. */
export async function saveRecipientData(api: Api, body: RecipientDataRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientData', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** An omitted phone or e-mail is removed. Throws `ApiFailure`. */
export async function saveRecipientContacts(
  api: Api,
  body: RecipientContactsRequest,
  key: string,
): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientContacts', { params: { header: { 'Idempotency-Key': key } }, body }))
}
