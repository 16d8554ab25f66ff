import type { ComponentType } from 'react'
import type { Navigation } from '../shared/navigation/navigation.tsx'
import { NavigationProvider } from '../shared/navigation/navigation.tsx'
import { App } from './app.tsx'
import { Guarded } from './guarded.tsx'
import { Page } from './page.tsx'
import type { RouteEntry } from './route-entry.ts'
import type { Services } from './services.ts'

type PublicPageProps = { services: Services; navigation: Navigation; entry: RouteEntry; Screen: ComponentType }

/** The same for prerendering and for hydration in the browser. */
export function PublicPage({ services, navigation, entry, Screen }: PublicPageProps) {
  return (
    <App services={services}>
      <NavigationProvider navigation={navigation}>
        <Page>
          <Guarded entry={entry}>
            <Screen />
          </Guarded>
        </Page>
      </NavigationProvider>
    </App>
  )
}
