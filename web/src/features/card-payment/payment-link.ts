import { usePortalLocation } from '../../shared/navigation/navigation.tsx'

const PARAMETER = 'platba'

/** As the contract limits it (LinkToken); anything else is no link of ours. */
const LINK_KEY = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Moves the key that the gateway sent the person back with out of the address bar into the history state of this tab (rule 18.8): a
 * reload and the way back keep it, copying the address does not give it away. To be called before the router looks at the
 * address; `usr` is where the router keeps the state of an entry.
 */
export function takePaymentLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const paymentLink = address.searchParams.get(PARAMETER)
  if (paymentLink === null) return
  address.searchParams.delete(PARAMETER)
  const kept = LINK_KEY.test(paymentLink) ? { paymentLink } : {}
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, ...kept } }, '', address.href)
}

/** The key of the link that this entry of the tab's history was opened by. */
export function usePaymentLink(): string | undefined {
  const paymentLink = (usePortalLocation().state as { paymentLink?: unknown } | null)?.paymentLink
  return typeof paymentLink === 'string' && LINK_KEY.test(paymentLink) ? paymentLink : undefined
}
