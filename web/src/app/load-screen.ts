import type { ComponentType } from 'react'
import { addTexts } from './i18n.ts'
import type { RouteEntry } from './routes.ts'
import type { Services } from './services.ts'
import { loadSignedInParts } from './signed-in-parts.ts'

/** Fetches a screen together with its texts, so that it never shows a key or the other language. */
export async function loadScreen(entry: RouteEntry, services: Services): Promise<ComponentType> {
  const { i18n, session } = services
  // A prerendered page needs none of them for a visitor; a login page for no user, because
  // signed-in users are redirected.
  const isLight = entry.guestsOnly || (entry.prerendered && !session.read().isLoggedIn)
  const parts = isLight ? undefined : loadSignedInParts(services)
  const [{ Component, texts }] = await Promise.all([entry.load(), parts])
  if (texts) await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  return Component
}
