import { addTexts } from './i18n.ts'
import type { Services } from './services.ts'
import type { parts as signedIn } from './signed-in-parts-chunk.ts'

/** What the prerendered pages do without: the query cache, the menu and the notices of the frame. */
export type SignedInParts = typeof signedIn

let loaded: SignedInParts | undefined

/** Fetches them with their texts; every screen but a visitor's prerendered ones waits for it. */
export async function loadSignedInParts({ i18n }: Services): Promise<void> {
  const { parts, texts } = await import('./signed-in-parts-chunk.ts')
  await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  loaded ??= parts
}

/**
 * What a page has of them: nothing on a login page, everything on any other, which has waited for them; on a prerendered page
 * without a router nobody fetches them. It goes by the page alone, so that their arrival cannot change a page that somebody is
 * typing into.
 */
export function partsFor(entry: { guestsOnly?: true } | undefined): SignedInParts | undefined {
  return entry?.guestsOnly ? undefined : loaded
}
