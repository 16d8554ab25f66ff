import { useEffect } from 'react'
import type { Renewal } from '../../shared/api/wire.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'

/** „Open“ of the wire (openapi/resources/user-profile). */
const OPEN = 1

/** Sent from elsewhere, or by a call whose answer was lost: the home and the menu hear of it, too. */
export function useStatusFollows(state: Renewal['state'] | undefined): void {
  const session = useSession()
  const { refreshProfile } = useSessionActions()
  const status = session.isLoggedIn ? session.fullUser.RecipientRequestStatus?.Id : undefined
  useEffect(() => {
    if (state === 'sent' && status === OPEN) void refreshProfile()
  }, [state, status, refreshProfile])
}
