import { Suspense } from 'react'
import { texts, Component as Welcome } from '#web/screens/welcome-screen.tsx'
import { Redirect } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import { homeOf } from '../admission.ts'

export { texts }

const NoEmailHome = lazyPart(async () => (await import('#web/features/welcome/no-email-home.tsx')).NoEmailHome)

/** Of visitors and donors without a valid e-mail; every other user is redirected to their own home. */
export function Component() {
  const session = useSession()
  const home = homeOf(session)
  if (!session.isLoggedIn) return <Welcome />
  if (home !== paths.index) return <Redirect to={home} />
  return (
    <Suspense fallback={null}>
      <NoEmailHome session={session} />
    </Suspense>
  )
}
