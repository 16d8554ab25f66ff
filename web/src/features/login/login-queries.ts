import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { LoginAnswer, LoginRequest } from '../../shared/api/wire.ts'

/**
 * Signs in by angel number or e-mail (rule 16.5). Spaces around the name are the keyboard's, not the person's; a
 * password is sent as it was typed. Throws `ApiFailure`; never sent again by itself, for each try counts (rule 4.11).
 */
export async function logIn(api: Api, { username, password }: LoginRequest): Promise<LoginAnswer> {
  return responseOf(await api.POST('/login', { body: { username: username.trim(), password } }))
}
