import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { LoginAnswer, LoginRequest } from '#web/shared/api/wire.ts'

/** Rule 16.5. Throws `ApiFailure`; never retried automatically, because each attempt counts (rule 4.11). */
export async function logIn(api: Api, { username, password }: LoginRequest): Promise<LoginAnswer> {
  return responseOf(await api.POST('/login', { body: { username: tidyUsername(username), password } }))
}
