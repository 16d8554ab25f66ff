import { addTexts } from './i18n.ts'
import type { Services } from './services.ts'
import type { parts as signedIn } from './signed-in-parts-chunk.ts'

export type SignedInParts = typeof signedIn

let loaded: SignedInParts | undefined

/** Every screen except a visitor's prerendered ones waits for them. */
export async function loadSignedInParts({ i18n }: Services): Promise<void> {
  const { parts, texts } = await import('./signed-in-parts-chunk.ts')
  await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  loaded ??= parts
}

/**
 * None on a login page and on a prerendered page without a router; all on any other. Depends on the page alone, so
 * that their arrival cannot change a page that the user is typing into.
 */
export function partsFor(entry: { guestsOnly?: true } | undefined): SignedInParts | undefined {
  return entry?.guestsOnly ? undefined : loaded
}
