import { queryOptions } from '@tanstack/react-query'
import { useApi, useServerClock } from '../api/api-context.tsx'
import type { Api } from '../api/client.ts'
import type { ApiFailure } from '../api/envelope.ts'
import type { ServerClock } from '../api/server-clock.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { RecipientData } from '../api/wire.ts'
import { fetchRecipientProfile, isJustRead } from './profile-refresh.ts'
import { useSession, useSessionActions } from './session-context.tsx'
import type { SessionStore } from './session-store.ts'

type Ports = { api: Api; clock: ServerClock; session: SessionStore }

/**
 * Read again on entry (rule 16.8), unless the portal has just started with it. It becomes the stored full user.
 * Data saved after the request stay.
 */
export function recipientRecordQuery({ api, clock, session }: Ports) {
  return queryOptions({
    queryKey: ['recipient-profile'],
    queryFn: async () => {
      const isFresh = await isJustRead({ session, clock })
      const { epoch } = session.current()
      const sessionBefore = session.read()
      if (sessionBefore.isLoggedIn && isFresh) return sessionBefore.fullUser
      const fullUser = await fetchRecipientProfile(api, clock)
      if (session.read() === sessionBefore) session.refresh({ fullUser }, epoch)
      return fullUser
    },
  })
}

export type RecipientRecord = {
  /** The stored record until the fresh one is loaded; undefined if there is neither. */
  record: RecipientData | undefined
  /** Why there is no record. */
  failure: ApiFailure | undefined
  /** Why the fresh record did not come. */
  staleness: ApiFailure | undefined
  retry: () => void
}

/** The record of the signed-in family, for all its pages. */
export function useRecipientRecord(): RecipientRecord {
  const session = useSession()
  const { store } = useSessionActions()
  const fresh = useLoaded(recipientRecordQuery({ api: useApi(), clock: useServerClock(), session: store }))
  const record = session.isLoggedIn ? session.fullUser.Recipient : undefined
  return { record, failure: record ? undefined : fresh.failure, staleness: fresh.failure, retry: fresh.retry }
}
