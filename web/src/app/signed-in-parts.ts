import type { parts as signedIn } from './signed-in-parts-chunk.ts'

export type SignedInParts = typeof signedIn

let loaded: SignedInParts | undefined

/** From now on, pages that may have a signed-in user show these parts. */
export function provideSignedInParts(parts: SignedInParts): void {
  loaded ??= parts
}

/**
 * None on a login page and on a prerendered page without a router; all on any other. Depends on the page alone, so
 * that their arrival cannot change a page that the user is typing into.
 */
export function partsFor(entry: { guestsOnly?: true } | undefined): SignedInParts | undefined {
  return entry?.guestsOnly ? undefined : loaded
}
