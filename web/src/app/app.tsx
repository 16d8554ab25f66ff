import type { ReactNode } from 'react'
import { ApiProvider } from '../shared/api/api-context.tsx'
import { ConfigProvider } from '../shared/config/config-context.tsx'
import { DraftsProvider } from '../shared/drafts/drafts-context.tsx'
import { logOut } from '../shared/session/logout.ts'
import { SessionProvider } from '../shared/session/session-context.tsx'
import { OpenPaths } from './open-paths.tsx'
import type { Services } from './services.ts'
import { ServicesProvider } from './services-context.tsx'

/**
 * Provides the services to the tree below; the child is the router (of the browser or of
 * prerendering).
 */
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
