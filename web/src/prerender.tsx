import { renderToString } from 'react-dom/server'
import { isRecipientPath } from './app/language.ts'
import { loadScreen } from './app/load-screen.ts'
import { PublicPage } from './app/public-page.tsx'
import { publicRoutes } from './app/public-routes.ts'
import type { RouteEntry } from './app/route-entry.ts'
import { createServices } from './app/services.ts'
import { titleOfRoute } from './app/title-of-route.ts'
import type { RuntimeConfig } from './shared/config/runtime-config.ts'
import type { Navigation } from './shared/navigation/navigation.tsx'

export type PrerenderedPage = {
  path: string
  /** Its source in the build's manifest. */
  screen: string
  title: string
  /** Larger type, at the root of the page. */
  forRecipients: boolean
  markup: string
}

/**
 * Renders every public page in Czech for a visitor. The configuration is not known yet: each value is the placeholder that
 * the server fills in at start (`@@phones.donors.text@@`).
 */
export function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(publicRoutes.flatMap((entry) => (entry.prerendered ? [prerender(entry, entry.prerendered)] : [])))
}

async function prerender(entry: RouteEntry, screen: string): Promise<PrerenderedPage> {
  const services = createServices({
    config: placeholders,
    storage: emptyStorage(),
    send: () => Promise.reject(new Error('Prerendering makes no calls')),
    address: () => ({ origin: 'http://prerender.invalid', pathname: entry.path }),
  })
  const Screen = await loadScreen(entry, services)
  const navigation: Navigation = { place: { pathname: entry.path, search: '', hash: '', state: null }, go: () => {} }
  const { czech } = services
  const title = czech.t(($) => $.pageTitle, { title: titleOfRoute(entry, czech) })
  const markup = renderToString(
    <PublicPage services={services} navigation={navigation} entry={entry} Screen={Screen} />,
  )
  return { path: entry.path, screen, title, forRecipients: isRecipientPath(entry.path), markup }
}

const placeholders: RuntimeConfig = {
  apiBase: '/api',
  hosts: {
    website: '@@hosts.website@@',
    members: '@@hosts.members@@',
    image: '@@hosts.image@@',
    document: '@@hosts.document@@',
  },
  websitePaths: {
    english: '@@websitePaths.english@@',
    blog: '@@websitePaths.blog@@',
    terms: '@@websitePaths.terms@@',
  },
  phones: {
    donors: { text: '@@phones.donors.text@@', href: '@@phones.donors.href@@' },
    recipients: { text: '@@phones.recipients.text@@', href: '@@phones.recipients.href@@' },
  },
  email: '@@email@@',
  social: {
    facebook: '@@social.facebook@@',
    instagram: '@@social.instagram@@',
    twitter: '@@social.twitter@@',
    youtube: '@@social.youtube@@',
    linkedin: '@@social.linkedin@@',
  },
  version: '@@version@@',
}

function emptyStorage(): Storage {
  return { length: 0, clear: () => {}, getItem: () => null, key: () => null, removeItem: () => {}, setItem: () => {} }
}
