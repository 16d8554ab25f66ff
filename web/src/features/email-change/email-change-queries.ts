import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { EmailChange, EmailChanged, EmailChangeRequest, EmailConfirmation } from '../../shared/api/wire.ts'

/**
 * Has a code sent to the new address; a code sent before is good no more. `key` names the intent: sent again after a lost answer,
 * no second code goes out (rule 18.10). Throws `ApiFailure`; `email-taken` and `email-unchanged` name the field, `wrong-credentials` is the
 * password and `account-locked` its sixth wrong try.
 */
export async function requestEmailChange(
  api: Api,
  { email, password }: EmailChangeRequest,
  key: string,
): Promise<EmailChange> {
  const result = await api.POST('/emailChange', {
    params: { header: { 'Idempotency-Key': key } },
    body: { email: email.trim(), password },
  })
  return responseOf(result)
}

/**
 * Proves the new address by the code that came there. Every token of the account ends; the answer has the one to continue with.
 * Throws `ApiFailure`, whose `error` says what became of the code.
 */
export async function confirmEmailChange(api: Api, { changeId, code }: EmailConfirmation): Promise<EmailChanged> {
  return responseOf(await api.POST('/emailChange/verification', { body: { changeId, code } }))
}
