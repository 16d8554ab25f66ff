import { responseOf } from '../api/answer.ts'
import type { Api } from '../api/client.ts'
import type { ServerClock } from '../api/server-clock.ts'
import type { SessionStore } from './session-store.ts'

export type ProfilePorts = { api: Api; session: SessionStore; clock: ServerClock }

/**
 * Replaces the stored profile and full object with the provider's (spec §7 GET /userProfile, GET recipientProfile). Any
 * failure is silent and leaves the session as it was (spec §8); an answer older than what was saved meanwhile is passed over.
 */
export async function refreshProfile({ api, session, clock }: ProfilePorts): Promise<void> {
  const asked = session.read()
  if (!asked.isLoggedIn) return
  const { epoch } = session.current()
  try {
    if (asked.loginScope === 'recipient') {
      const fullUser = await fetchRecipientProfile(api, clock)
      if (session.read() === asked) session.refresh({ fullUser }, epoch)
    } else {
      const { profile, profile_full } = await fetchUserProfile(api)
      if (session.read() === asked) session.refresh({ profile, fullUser: profile_full }, epoch)
    }
  } catch {
    // Silent by specification: what is on the screen stays true enough until the next time.
  }
}

export async function fetchUserProfile(api: Api) {
  return responseOf(await api.GET('/userProfile'))
}

/** `t` is the current time as ISO 8601 (spec §7), so that no cache on the way answers. */
export async function fetchRecipientProfile(api: Api, clock: ServerClock) {
  const now = clock.now() ?? Date.now()
  return responseOf(
    await api.noCache.GET('/recipientProfile', { params: { query: { t: new Date(now).toISOString() } } }),
  )
}
