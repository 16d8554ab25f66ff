import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type {
  CodeConfirmation,
  ConfirmationCode,
  ConfirmationCodeRequest,
  Confirmed,
  RecipientContactsRequest,
  RecipientDataRequest,
  SavedProfile,
} from '#web/shared/api/wire.ts'

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

/** A code by SMS for a save that answered `code-required`. Throws `ApiFailure`, `too-many-codes` with its wait. */
export async function requestConfirmationCode(
  api: Api,
  body: ConfirmationCodeRequest,
  key: string,
): Promise<ConfirmationCode> {
  return responseOf(await api.POST('/confirmationCode', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Throws `ApiFailure`. */
export async function confirmByCode(api: Api, body: CodeConfirmation, key: string): Promise<Confirmed> {
  return responseOf(
    await api.POST('/confirmationCode/verification', { params: { header: { 'Idempotency-Key': key } }, body }),
  )
}
