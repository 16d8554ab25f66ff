import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { RecipientContactsRequest, RecipientDataRequest, SavedProfile } from '../../shared/api/wire.ts'

/**
 * Saves the basic data as a whole. `key` names the intent: sent again after a lost answer, they are saved once and the answer is the
 * first one (rule 18.10). Throws `ApiFailure`; `month-in-future` names the month, `editing-locked` says until when.
 */
export async function saveRecipientData(api: Api, body: RecipientDataRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientData', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Saves the caring person and how to reach them, as a whole: a phone or an e-mail left out is removed. Throws `ApiFailure`. */
export async function saveRecipientContacts(
  api: Api,
  body: RecipientContactsRequest,
  key: string,
): Promise<SavedProfile> {
  return responseOf(await api.POST('/recipientContacts', { params: { header: { 'Idempotency-Key': key } }, body }))
}
