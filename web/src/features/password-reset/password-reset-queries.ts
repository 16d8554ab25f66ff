import { answerOf, responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { EmailUndone, PasswordReset, PasswordResetRequest } from '../../shared/api/wire.ts'

/**
 * Asks for a link to a new password, by angel number or e-mail. The answer is the same whether such an account exists or not.
 * Spaces around the name are the keyboard's, not the person's. Throws `ApiFailure`.
 */
export async function requestPasswordReset(api: Api, { username }: PasswordResetRequest): Promise<void> {
  answerOf(await api.POST('/passwordReset', { body: { username: username.trim() } }))
}

/** Until when a link is good; throws `ApiFailure`, whose `error` says why it is not. The token travels in the body only (rule 18.8). */
export async function checkPasswordReset(api: Api, { resetToken }: { resetToken: string }): Promise<PasswordReset> {
  return responseOf(await api.POST('/passwordReset/link', { body: { resetToken } }))
}

export type NewPassword = { resetToken: string; password: string }

/**
 * Sets the new password, which uses the link up. `key` names the intent: sent again after a lost answer, it answers as the first
 * time did instead of „used“ (rule 18.10). A password is sent as it was typed. Throws `ApiFailure`.
 */
export async function resetPassword(api: Api, { resetToken, password }: NewPassword, key: string): Promise<void> {
  const result = await api.POST('/passwordReset/password', {
    params: { header: { 'Idempotency-Key': key } },
    body: { resetToken, password },
  })
  answerOf(result)
}

/** Restores the address that the account had before a change, by the link mailed there. Throws `ApiFailure`. */
export async function undoEmailChange(api: Api, { undoToken }: { undoToken: string }): Promise<EmailUndone> {
  return responseOf(await api.POST('/emailChange/undo', { body: { undoToken } }))
}
