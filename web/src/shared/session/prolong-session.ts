import { responseOf } from '../api/answer.ts'
import type { Api } from '../api/client.ts'
import type { SessionProlonged } from '../api/wire.ts'

/** Prolongs the session by an hour with a new token. Throws `ApiFailure`: `session-not-prolongable` after eight hours. */
export async function prolongSession(api: Api): Promise<SessionProlonged> {
  return responseOf(await api.POST('/session/prolongation'))
}
