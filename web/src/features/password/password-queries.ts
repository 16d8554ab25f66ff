import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { PasswordChange, PasswordChanged } from '#web/shared/api/wire.ts'

/**
 * Every other session ends. No idempotency key: repeated after a lost answer, the token is invalid. Throws
 * `ApiFailure`: `wrong-credentials` means the old password, `account-locked` its sixth wrong attempt, `no-password`
 * a recipient.
 */
export async function changePassword(api: Api, { oldPassword, password }: PasswordChange): Promise<PasswordChanged> {
  return responseOf(await api.POST('/password', { body: { oldPassword, password } }))
}
