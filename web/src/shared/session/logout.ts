import { answerOf } from '../api/answer.ts'
import type { Api } from '../api/client.ts'
import type { SessionStore } from './session-store.ts'

/** Without waiting for the provider's response. If that call fails, the token expires within the hour. */
export function logOut({ api, session }: { api: Api; session: SessionStore }): void {
  if (!session.read().isLoggedIn) return
  // The call reads the token synchronously, so it may be cleared right after it.
  void endSession(api).catch(() => {})
  session.clear('logged-out')
}

export async function endSession(api: Api) {
  return answerOf(await api.DELETE('/session', { keepalive: true, fetch: api.transport({ outlivesSession: true }) }))
}
