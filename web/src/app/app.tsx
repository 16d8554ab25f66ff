import type { ReactNode } from 'react'
import { ApiProvider } from '../shared/api/api-context.tsx'
import { ConfigProvider } from '../shared/config/config-context.tsx'
import { DraftsProvider } from '../shared/drafts/drafts-context.tsx'
import { KnownPathsProvider } from '../shared/navigation/known-paths.tsx'
import { logOut } from '../shared/session/logout.ts'
import type { Session } from '../shared/session/session.ts'
import { SessionProvider, useSession } from '../shared/session/session-context.tsx'
import { admit } from './admission.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { ServicesProvider } from './services-context.tsx'

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

/** Hides links to pages that the session may not open (rule 4.1). A visitor is redirected to a login first. */
function OpenPaths({ children }: { children: ReactNode }) {
  return <KnownPathsProvider paths={pathsOpenTo(useSession())}>{children}</KnownPathsProvider>
}

function pathsOpenTo(session: Session): ReadonlySet<string> {
  const open = routes.filter(({ scopes }) => !session.isLoggedIn || admit(scopes, session, undefined) !== 'forbidden')
  return new Set(open.map(({ path }) => path))
}
