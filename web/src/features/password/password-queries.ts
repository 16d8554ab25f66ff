import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { PasswordChange, PasswordChanged } from '../../shared/api/wire.ts'

/**
 * Sets a new password of the signed-in person and returns a session that continues; every other one
 * ends. Passwords are sent exactly as typed. There is no idempotency key: repeated after a lost
 * answer, the token is invalid or the old password wrong. Throws `ApiFailure`: `wrong-credentials`
 * means the old password, `account-locked` its sixth wrong attempt, `no-password` a recipient.
 */
export async function changePassword(api: Api, { oldPassword, password }: PasswordChange): Promise<PasswordChanged> {
  return responseOf(await api.POST('/password', { body: { oldPassword, password } }))
}
