import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router-dom'
import { usePageTitle } from '../shared/navigation/page-title.ts'
import { paths } from '../shared/paths.ts'
import { Button } from '../shared/ui/button/button.tsx'
import { ButtonLink } from '../shared/ui/button/button-link.tsx'
import { LetterPicture } from '../shared/ui/illustrations/letter-picture.tsx'
import { WingPicture } from '../shared/ui/illustrations/wing-picture.tsx'
import { Guarded } from './guarded.tsx'
import { addTexts } from './i18n.ts'
import { loadPortalScreen, loadSignedInParts } from './load-portal-screen.ts'
import pages from './pages/locales/cs.json' with { type: 'json' }
import styles from './pages/message-page.module.css'
import { MessagePage } from './pages/message-page.tsx'
import { isServerReachable, RetriedScreen } from './retried-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import type { RouteEntry } from './route-entry.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { useServices } from './services-context.tsx'

/** The screen of the first page, fetched before the router starts, so that the first render already shows it. */
type First = { path: string; Screen: ComponentType } | undefined

/** Fetches what the current path needs, then starts the router of the browser's history. */
export async function startRouter(services: Services, pathname: string) {
  const { i18n } = services
  const texts = addTexts(i18n, { pages }, i18n.language === 'en' ? 'en' : 'cs')
  const first = await loadFirst(services, services.routeOf(pathname))
  await texts
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <BrokenScreen />,
          children: [
            ...routes.map((entry) => routeObject(entry, services, first)),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ])
}

async function loadFirst(services: Services, entry: RouteEntry | undefined): Promise<First> {
  if (entry) return { path: entry.path, Screen: await loadPortalScreen(entry, services) }
  await loadSignedInParts(services)
  return undefined
}

function routeObject(entry: RouteEntry, services: Services, first: First): RouteObject {
  const { path } = entry
  if (path === first?.path) return { path, element: guarded(entry, first.Screen) }
  return { path, lazy: async () => ({ element: guarded(entry, await loadOrRetry(entry, services)) }) }
}

/** Without a connection the frame stays; any other failure is handled by `BrokenScreen`. */
async function loadOrRetry(entry: RouteEntry, services: Services): Promise<ComponentType> {
  const load = () => loadPortalScreen(entry, services)
  try {
    return await load()
  } catch (error) {
    if (await isServerReachable()) throw error
    return () => <RetriedScreen load={load} />
  }
}

function guarded(entry: RouteEntry, Screen: ComponentType) {
  return (
    <Guarded entry={entry}>
      <Screen />
    </Guarded>
  )
}

function NotFoundPage() {
  const { t } = useTranslation('pages')
  usePageTitle(t(($) => $.title.notFound))
  return (
    <MessagePage
      picture={<WingPicture />}
      title={t(($) => $.notFound.title)}
      action={
        <ButtonLink variant="primary" to={paths.index}>
          {t(($) => $.notFound.home)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.notFound.lead)}</p>
    </MessagePage>
  )
}

/** Replaces a screen that throws or whose file does not load (a new release, a lost connection): the frame stays (rule 3.12). */
function BrokenScreen() {
  const { t } = useTranslation('pages')
  const error = useRouteError()
  const { errorReports } = useServices()
  useEffect(() => errorReports?.crashed(error), [errorReports, error])
  usePageTitle(t(($) => $.title.broken))
  return (
    <MessagePage
      picture={<LetterPicture />}
      title={t(($) => $.broken.title)}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t(($) => $.broken.reload)}
        </Button>
      }
    >
      <p>{t(($) => $.broken.lead)}</p>
    </MessagePage>
  )
}

/** Replaces the page when the frame itself throws. */
function BrokenPage() {
  const { t } = useTranslation('app')
  return (
    <main className={styles.page}>
      <BrokenScreen />
      <a href={paths.logout}>{t(($) => $.logOut)}</a>
    </main>
  )
}
