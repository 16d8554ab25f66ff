import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Renewal } from '../../shared/api/wire.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { renewalKey } from './renewal-queries.ts'

/** „Open“ in the API (openapi/resources/user-profile). */
const OPEN = 1

/**
 * Sent from elsewhere, or by a call whose answer was lost: updates the home and the menu, and a
 * form in another tab.
 */
export function useStatusFollows(state: Renewal['state'] | undefined): void {
  const session = useSession()
  const { refreshProfile } = useSessionActions()
  const status = session.isLoggedIn ? session.fullUser.RecipientRequestStatus?.Id : undefined
  const client = useQueryClient()
  useEffect(() => {
    if (state === 'sent' && status === OPEN) void refreshProfile()
  }, [state, status, refreshProfile])

  // The session of all tabs follows the tab that sent the renewal; the form open here is fetched
  // again at once.
  const before = useRef(status)
  useEffect(() => {
    const wasOpen = before.current === OPEN
    before.current = status
    if (wasOpen && status !== OPEN) void client.invalidateQueries({ queryKey: renewalKey })
  }, [status, client])
}
