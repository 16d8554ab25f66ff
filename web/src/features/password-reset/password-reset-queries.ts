import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { answerOf, responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { EmailUndone, PasswordReset, PasswordResetRequest } from '#web/shared/api/wire.ts'

/** The answer is the same whether such an account exists or not. Throws `ApiFailure`. */
export async function requestPasswordReset(api: Api, { username }: PasswordResetRequest): Promise<void> {
  answerOf(await api.POST('/passwordReset', { body: { username: tidyUsername(username) } }))
}

/** Throws `ApiFailure`, whose `error` says why the link is invalid. The token is sent in the body only (rule 18.8). */
export async function checkPasswordReset(api: Api, { resetToken }: { resetToken: string }): Promise<PasswordReset> {
  return responseOf(await api.POST('/passwordReset/link', { body: { resetToken } }))
}

export type NewPassword = { resetToken: string; password: string }

/** `key` makes a repeat return the first answer instead of „used“ (rule 18.10). Throws `ApiFailure`. */
export async function resetPassword(api: Api, { resetToken, password }: NewPassword, key: string): Promise<void> {
  const result = await api.POST('/passwordReset/password', {
    params: { header: { 'Idempotency-Key': key } },
    body: { resetToken, password },
  })
  answerOf(result)
}

/** Restores the address that the account had before a change. Throws `ApiFailure`. */
export async function undoEmailChange(api: Api, { undoToken }: { undoToken: string }): Promise<EmailUndone> {
  return responseOf(await api.POST('/emailChange/undo', { body: { undoToken } }))
}
