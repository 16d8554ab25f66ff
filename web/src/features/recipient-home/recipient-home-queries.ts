import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/client.ts'
import type { ServerClock } from '../../shared/api/server-clock.ts'
import { fetchRecipientProfile } from '../../shared/session/profile-refresh.ts'
import type { SessionStore } from '../../shared/session/session-store.ts'

type Ports = { api: Api; clock: ServerClock; session: SessionStore }

/**
 * The recipient's record, read anew on entry (spec §7 GET recipientProfile): it becomes the stored full user, so that the menu
 * and the notices see the same as the page.
 */
export function recipientRecordQuery({ api, clock, session }: Ports) {
  return queryOptions({
    queryKey: ['recipient-profile'],
    queryFn: async () => {
      const { epoch } = session.current()
      const fullUser = await fetchRecipientProfile(api, clock)
      session.refresh({ fullUser }, epoch)
      return fullUser
    },
  })
}
