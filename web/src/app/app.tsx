import type { ReactNode } from 'react'
import { ApiProvider } from '../shared/api/api-context.tsx'
import { ConfigProvider } from '../shared/config/config-context.tsx'
import { DraftsProvider } from '../shared/drafts/drafts-context.tsx'
import { KnownPathsProvider } from '../shared/navigation/known-paths.tsx'
import { logOut } from '../shared/session/logout.ts'
import type { Session } from '../shared/session/session.ts'
import { SessionProvider, useSession } from '../shared/session/session-context.tsx'
import { admit } from './admission.ts'
import type { RouteEntry } from './route-entry.ts'
import type { Services } from './services.ts'
import { ServicesProvider, useServices } from './services-context.tsx'

export function App({ services, children }: { services: Services; children: ReactNode }) {
  const { api, clock, config, drafts, session, refreshProfile } = services
  return (
    <ServicesProvider services={services}>
      <ConfigProvider config={config}>
        <ApiProvider api={api} clock={clock}>
          <SessionProvider store={session} refreshProfile={refreshProfile} logOut={() => logOut({ api, session })}>
            <OpenPaths>
              <DraftsProvider drafts={drafts}>{children}</DraftsProvider>
            </OpenPaths>
          </SessionProvider>
        </ApiProvider>
      </ConfigProvider>
    </ServicesProvider>
  )
}

/** A visitor is redirected to a login first. */
const EVERY_PATH = { has: () => true }

/** Hides links to pages that the session may not open (rule 4.1); a page without a router has no users but visitors. */
function OpenPaths({ children }: { children: ReactNode }) {
  const session = useSession()
  const { allRoutes } = useServices()
  return (
    <KnownPathsProvider paths={allRoutes ? pathsOpenTo(session, allRoutes) : EVERY_PATH}>{children}</KnownPathsProvider>
  )
}

function pathsOpenTo(session: Session, routes: readonly RouteEntry[]): ReadonlySet<string> {
  const open = routes.filter(({ scopes }) => !session.isLoggedIn || admit(scopes, session, undefined) !== 'forbidden')
  return new Set(open.map(({ path }) => path))
}
