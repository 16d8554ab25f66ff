import { lazy, Suspense } from 'react'
import { texts, Component as Welcome } from '../../screens/welcome-screen.tsx'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { Redirect } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { homeOf } from '../admission.ts'

export { texts }

const PlainHome = lazy(async () => ({ default: (await import('./plain-home-page.tsx')).PlainHomePage }))

/** Visitors are welcomed, everybody else is sent to their home; who has none yet sees who is signed in and the way out. */
export function Component() {
  const session = useSession()
  const home = homeOf(session, useKnownPaths())
  if (!session.isLoggedIn) return <Welcome />
  if (home !== paths.index) return <Redirect to={home} />
  return (
    <Suspense fallback={null}>
      <PlainHome session={session} />
    </Suspense>
  )
}
