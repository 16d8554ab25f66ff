import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { PasswordChange, PasswordChanged } from '../../shared/api/wire.ts'

/**
 * Sets a new password of the signed-in person and answers with a session that goes on; every other one ends. Passwords are sent as
 * they were typed. There is no key: sent again after a lost answer, the token is dead or the old password wrong. Throws `ApiFailure`:
 * `wrong-credentials` is the old password, `account-locked` its sixth wrong try, `no-password` a recipient.
 */
export async function changePassword(api: Api, { oldPassword, password }: PasswordChange): Promise<PasswordChanged> {
  return responseOf(await api.POST('/password', { body: { oldPassword, password } }))
}
