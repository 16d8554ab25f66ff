import { usePortalLocation } from './navigation.tsx'

/** The pattern of the contract; any other value in the address is not from our e-mail. */
const EMLID = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Moves the `emlid` of a link out of the address bar into the history state of this tab (rules 2.14, 18.8). Call it
 * before the router reads the address; `usr` is where the router stores the state of an entry.
 */
export function takeEmlid(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const emlid = address.searchParams.get('emlid')
  if (emlid === null) return
  address.searchParams.delete('emlid')
  const stored = EMLID.test(emlid) ? { emlid } : {}
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, ...stored } }, '', address.href)
}

/** The emlid of this history entry, if it was opened by a link from e-mail. */
export function useEmlid(): string | undefined {
  return emlidOf(usePortalLocation().state)
}

export function emlidOf(state: unknown): string | undefined {
  const emlid = (state as { emlid?: unknown } | null)?.emlid
  return typeof emlid === 'string' && EMLID.test(emlid) ? emlid : undefined
}
