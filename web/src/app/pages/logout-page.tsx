import { useEffect, useState } from 'react'
import { Farewell } from '#web/features/consent-withdrawal/farewell.tsx'
import { readFarewell } from '#web/features/consent-withdrawal/farewell-note.ts'
import consentWithdrawal from '#web/features/consent-withdrawal/locales/cs.json' with { type: 'json' }
import { Redirect, usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession, useSessionActions } from '#web/shared/session/session-context.tsx'

export const texts = { 'consent-withdrawal': consentWithdrawal }

type Leaving = { leaving?: 'recipient' | 'donor'; isVisitor?: boolean }

/**
 * Redirects to the login the user came by, which is first saved in the history entry, because it is unknown once
 * the session is over. A user who has just withdrawn their consent sees a goodbye, until a login in another tab, which
 * must not be ended here.
 */
export function Component() {
  const session = useSession()
  const { logOut } = useSessionActions()
  const { leaving, isVisitor } = (usePortalLocation().state ?? {}) as Leaving
  const go = usePortalNavigate()
  const [farewell] = useState(readFarewell)

  useEffect(() => {
    if (!session.isLoggedIn) return
    if (isVisitor) go(paths.index, { replace: true })
    else if (leaving) logOut()
    else
      go(paths.logout, {
        replace: true,
        state: { leaving: session.loginScope === 'recipient' ? 'recipient' : 'donor' },
      })
  }, [session, leaving, isVisitor, logOut, go])

  if (session.isLoggedIn) return null
  if (farewell) return <Farewell note={farewell} />
  return <Redirect to={leaving === 'recipient' ? paths.recipientLogin : paths.login} />
}
