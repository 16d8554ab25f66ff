import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'

const PARAMETER = 'platba'

/** The limit of the contract (LinkToken); any other text is no valid link. */
const LINK_KEY = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Moves the key returned by the gateway from the address bar into the history state of this tab
 * (rule 18.8): a reload and Back preserve it, and copying the address does not reveal it. Call it
 * before the router reads the address; `usr` is where the router stores the state of an entry.
 */
export function takePaymentLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const paymentLink = address.searchParams.get(PARAMETER)
  if (paymentLink === null) return
  address.searchParams.delete(PARAMETER)
  const linkState = LINK_KEY.test(paymentLink) ? { paymentLink } : {}
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, ...linkState } }, '', address.href)
}

/** The key of the link that opened this entry of the tab's history. */
export function usePaymentLink(): string | undefined {
  const paymentLink = (usePortalLocation().state as { paymentLink?: unknown } | null)?.paymentLink
  return typeof paymentLink === 'string' && LINK_KEY.test(paymentLink) ? paymentLink : undefined
}
