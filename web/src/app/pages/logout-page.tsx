import { useEffect } from 'react'
import { Redirect, useGo, usePlace } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'

type Leaving = { leaving?: 'recipient' | 'donor' }

/**
 * Signs out and leads to the login one came by. Which one is noted in the history entry first: once the session is over,
 * nobody knows any more who it was.
 */
export function Component() {
  const session = useSession()
  const { logOut } = useSessionActions()
  const { leaving } = (usePlace().state ?? {}) as Leaving
  const go = useGo()

  useEffect(() => {
    if (!session.isLoggedIn) return
    if (leaving) logOut()
    else
      go(paths.logout, {
        replace: true,
        state: { leaving: session.loginScope === 'recipient' ? 'recipient' : 'donor' },
      })
  }, [session, leaving, logOut, go])

  if (session.isLoggedIn) return null
  return <Redirect to={leaving === 'recipient' ? paths.recipientLogin : paths.login} />
}
