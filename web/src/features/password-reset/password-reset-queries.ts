import { answerOf, responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { EmailUndone, PasswordReset, PasswordResetRequest } from '../../shared/api/wire.ts'

/**
 * Requests a link to a new password, by angel number or e-mail. The answer is the same whether such
 * an account exists or not. Trims the name. Throws `ApiFailure`.
 */
export async function requestPasswordReset(api: Api, { username }: PasswordResetRequest): Promise<void> {
  answerOf(await api.POST('/passwordReset', { body: { username: username.trim() } }))
}

/**
 * The end of a link's validity; throws `ApiFailure`, whose `error` says why it is invalid. The
 * token is sent in the body only (rule 18.8).
 */
export async function checkPasswordReset(api: Api, { resetToken }: { resetToken: string }): Promise<PasswordReset> {
  return responseOf(await api.POST('/passwordReset/link', { body: { resetToken } }))
}

export type NewPassword = { resetToken: string; password: string }

/**
 * Sets the new password, which uses the link up. `key` names the intent: repeated after a lost
 * answer, it returns the first answer instead of „used“ (rule 18.10). A password is sent exactly as
 * typed. Throws `ApiFailure`.
 */
export async function resetPassword(api: Api, { resetToken, password }: NewPassword, key: string): Promise<void> {
  const result = await api.POST('/passwordReset/password', {
    params: { header: { 'Idempotency-Key': key } },
    body: { resetToken, password },
  })
  answerOf(result)
}

/**
 * Restores the address that the account had before a change, by the link mailed there. Throws
 * `ApiFailure`.
 */
export async function undoEmailChange(api: Api, { undoToken }: { undoToken: string }): Promise<EmailUndone> {
  return responseOf(await api.POST('/emailChange/undo', { body: { undoToken } }))
}
