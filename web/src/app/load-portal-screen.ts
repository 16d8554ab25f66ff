import type { ComponentType } from 'react'
import { sendAhead } from '../shared/api/query.ts'
import { admit } from './admission.ts'
import { firstQueries } from './first-queries.ts'
import { addTexts } from './i18n.ts'
import { loadScreen } from './load-screen.ts'
import { queryClientOf } from './query-clients.ts'
import type { RouteEntry } from './route-entry.ts'
import type { Services } from './services.ts'
import { provideSignedInParts } from './signed-in-parts.ts'

/** Every screen of the router except a visitor's prerendered ones waits for the parts of signed-in users. */
export async function loadSignedInParts({ i18n }: Services): Promise<void> {
  const { parts, texts } = await import('./signed-in-parts-chunk.ts')
  await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  provideSignedInParts(parts)
}

/** Fetches a screen with its first data, and the parts of signed-in users if its page may have one. */
export async function loadPortalScreen(entry: RouteEntry, services: Services): Promise<ComponentType> {
  // A prerendered page needs none of them for a visitor; a login page for no user, because
  // signed-in users are redirected.
  const session = services.session.read()
  const isLight = entry.guestsOnly || (entry.prerendered && !session.isLoggedIn)
  if (session.isLoggedIn && admit(entry.scopes, session, undefined) === 'show')
    for (const prefetch of firstQueries[entry.path] ?? [])
      sendAhead(queryClientOf(services), (client) => prefetch(client, services.api))
  const [Screen] = await Promise.all([loadScreen(entry, services), isLight ? undefined : loadSignedInParts(services)])
  return Screen
}
