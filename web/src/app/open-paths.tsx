import type { ReactNode } from 'react'
import { KnownPathsProvider } from '../shared/navigation/known-paths.tsx'
import type { Session } from '../shared/session/session.ts'
import { useSession } from '../shared/session/session-context.tsx'
import { admit } from './admission.ts'
import { routes } from './routes.ts'

/**
 * Hides links and menu entries below to pages that the session may not open (rule 4.1). A visitor
 * is redirected to a login first.
 */
export function OpenPaths({ children }: { children: ReactNode }) {
  return <KnownPathsProvider paths={pathsOpenTo(useSession())}>{children}</KnownPathsProvider>
}

function pathsOpenTo(session: Session): ReadonlySet<string> {
  const open = routes.filter(({ scopes }) => !session.isLoggedIn || admit(scopes, session, undefined) !== 'forbidden')
  return new Set(open.map(({ path }) => path))
}
