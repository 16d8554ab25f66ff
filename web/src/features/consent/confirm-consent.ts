import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/shared/api/api-context.tsx'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { confirmConsent, consentQuery } from './consent-queries.ts'
import { leadingOn } from './lead-on.ts'

/** A signed-in donor continues with a session of the full account. Rejects with `ApiFailure`; may be repeated. */
export function useConfirmConsent(emlid: string | undefined): () => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const { store } = useSessionActions()
  const go = usePortalNavigate()
  const { pathname, search, state } = usePortalLocation()

  return async () => {
    go(pathname + search, { replace: true, state: { ...(state as object | null), ...leadingOn } })
    const { confirmedOn, session } = await confirmConsent(api, { emlid })
    client.setQueryData(consentQuery(api, { emlid }).queryKey, { confirmedOn })
    if (session) store.start(session)
  }
}
