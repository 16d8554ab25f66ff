import recipientHome from '../features/recipient-home/locales/cs.json' with { type: 'json' }
import { RecipientHome } from '../features/recipient-home/recipient-home.tsx'
import { recipientRecordQuery } from '../features/recipient-home/recipient-home-queries.ts'
import { RecordWaiting } from '../features/recipient-home/record-waiting.tsx'
import { useApi, useServerClock } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { useSession, useSessionActions } from '../shared/session/session-context.tsx'

export const texts = { 'recipient-home': recipientHome }

/** /prijemce: a family's home (spec §2), Czech only. What the login brought shows at once, the fresh record replaces it. */
export function Component() {
  const session = useSession()
  const { store } = useSessionActions()
  const fresh = useLoaded(recipientRecordQuery({ api: useApi(), clock: useServerClock(), session: store }))
  if (!session.isLoggedIn) return null
  // A record that is there stays, whatever became of the refresh (spec §8 Profile refresh).
  if (session.fullUser.Recipient || fresh.data) return <RecipientHome user={session.fullUser} />
  return <RecordWaiting hasFailed={fresh.failure !== undefined} onRetry={fresh.retry} />
}
