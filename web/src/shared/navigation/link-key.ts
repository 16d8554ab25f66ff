import { usePortalLocation } from './navigation.tsx'

const PARAMETER = 'odkaz'

/** The limit of the contract; a longer key is invalid and is cut, so that it stays unknown. */
const LONGEST = 65

/**
 * Moves the key of a link out of the address bar into the history state of this tab (rule 18.8). Call it before
 * anything reads the address; `usr` is where the router, and boot.ts, read the state of an entry.
 */
export function takeLinkKey(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const linkKey = address.searchParams.get(PARAMETER)
  if (linkKey === null) return
  address.searchParams.delete(PARAMETER)
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, linkKey: linkKey.slice(0, LONGEST) } }, '', address.href)
}

/** The key of the link that opened this history entry; may be invalid. */
export function useLinkKey(): string | undefined {
  return linkKeyOf(usePortalLocation().state)
}

export function linkKeyOf(state: unknown): string | undefined {
  const linkKey = (state as { linkKey?: unknown } | null)?.linkKey
  return typeof linkKey === 'string' ? linkKey : undefined
}
