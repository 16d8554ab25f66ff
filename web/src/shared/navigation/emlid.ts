import { usePortalLocation } from './navigation.tsx'

/** As the contract limits it; anything else in the address is not a link from our e-mail. */
const EMLID = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Moves the `emlid` of a link from e-mail out of the address bar into the history state of this tab (rules 2.14, 18.8): a
 * reload and the way back keep it, copying the address does not give it away, and it is gone with the tab. To be called
 * before the router looks at the address; `usr` is where the router keeps the state of an entry.
 */
export function takeEmlid(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const emlid = address.searchParams.get('emlid')
  if (emlid === null) return
  address.searchParams.delete('emlid')
  const kept = EMLID.test(emlid) ? { emlid } : {}
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, ...kept } }, '', address.href)
}

/** The emlid of this entry of the tab's history, if it was opened by a link from e-mail. */
export function useEmlid(): string | undefined {
  return emlidOf(usePortalLocation().state)
}

export function emlidOf(state: unknown): string | undefined {
  const emlid = (state as { emlid?: unknown } | null)?.emlid
  return typeof emlid === 'string' && EMLID.test(emlid) ? emlid : undefined
}
