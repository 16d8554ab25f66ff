import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { EmailChange, EmailChanged, EmailChangeRequest, EmailConfirmation } from '#web/shared/api/wire.ts'

/**
 * Ends an earlier code; `key` makes a repeat send none (rule 18.10). Throws `ApiFailure`: `email-taken` and
 * `email-unchanged` name the field, `wrong-credentials` means the password, `account-locked` its sixth wrong
 * attempt.
 */
export async function requestEmailChange(
  api: Api,
  { email, password }: EmailChangeRequest,
  key: string,
): Promise<EmailChange> {
  const result = await api.POST('/emailChange', {
    params: { header: { 'Idempotency-Key': key } },
    body: { email, password },
  })
  return responseOf(result)
}

/** Every token of the account ends; the answer contains the next one. Throws `ApiFailure`. */
export async function confirmEmailChange(api: Api, { changeId, code }: EmailConfirmation): Promise<EmailChanged> {
  return responseOf(await api.POST('/emailChange/verification', { body: { changeId, code } }))
}
