import { addTexts } from './i18n.ts'
import type { Services } from './services.ts'
import type { parts as signedIn } from './signed-in-parts-chunk.ts'

/**
 * What the prerendered pages do not need: the query cache, the menu and the notices of the frame.
 */
export type SignedInParts = typeof signedIn

let loaded: SignedInParts | undefined

/**
 * Fetches these parts with their texts; every screen except a visitor's prerendered ones waits for
 * them.
 */
export async function loadSignedInParts({ i18n }: Services): Promise<void> {
  const { parts, texts } = await import('./signed-in-parts-chunk.ts')
  await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  loaded ??= parts
}

/**
 * Which of these parts a page uses: none on a login page, all on any other, which has waited for
 * them; on a prerendered page without a router they are never fetched. This depends on the page
 * alone, so that their arrival cannot change a page that the user is typing into.
 */
export function partsFor(entry: { guestsOnly?: true } | undefined): SignedInParts | undefined {
  return entry?.guestsOnly ? undefined : loaded
}
