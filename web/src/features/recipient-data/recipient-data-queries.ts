import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { RecipientContactsRequest, RecipientDataRequest, SavedProfile } from '../../shared/api/wire.ts'

/**
 * Saves all the basic data. `key` names the intent: repeated after a lost answer, they are saved
 * once and the first answer is returned (rule 18.10). Throws `ApiFailure`; `month-in-future` names
 * the month, `editing-locked` says until when.
 */
export async function saveRecipientData(api: Api, body: RecipientDataRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientData', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/**
 * Saves the carer and their contact as one document: an omitted phone or e-mail is removed. Throws
 * `ApiFailure`.
 */
export async function saveRecipientContacts(
  api: Api,
  body: RecipientContactsRequest,
  key: string,
): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientContacts', { params: { header: { 'Idempotency-Key': key } }, body }))
}
