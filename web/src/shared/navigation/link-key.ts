import { usePortalLocation } from './navigation.tsx'

const PARAMETER = 'odkaz'

/** As the contract limits it; a longer one is no link of ours and is cut, so that it stays unknown. */
const LONGEST = 65

/**
 * Moves the key of a link from an e-mail out of the address bar into the history state of this tab (rule 18.8): a reload keeps it,
 * copying the address does not give it away. What it opens is the page's own affair. To be called before anything looks at the
 * address; `usr` is where the router keeps the state of an entry, and where boot.ts looks.
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

/** The key of the link this entry of the tab's history was opened by; possibly no key of ours at all. */
export function useLinkKey(): string | undefined {
  return linkKeyOf(usePortalLocation().state)
}

export function linkKeyOf(state: unknown): string | undefined {
  const linkKey = (state as { linkKey?: unknown } | null)?.linkKey
  return typeof linkKey === 'string' ? linkKey : undefined
}
