import { answerOf } from '../api/answer.ts'
import type { Api } from '../api/client.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Ends the session here at once and tells the provider as well as it can: leaving never waits for the network, and a token
 * the provider could not be told about dies by itself within the hour.
 */
export function logOut({ api, session }: { api: Api; session: SessionStore }): void {
  if (!session.read().isLoggedIn) return
  // The call takes the token in this very turn, so it may be cleared right after it.
  void endSession(api).catch(() => {})
  session.clear('logged-out')
}

export async function endSession(api: Api) {
  return answerOf(await api.DELETE('/session', { keepalive: true, fetch: api.transport({ outlivesSession: true }) }))
}
