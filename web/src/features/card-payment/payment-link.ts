import { usePlace } from '../../shared/navigation/navigation.tsx'

const PARAMETER = 'platba'

/** As the contract limits it (LinkToken); anything else is no payment of ours. */
const PAYMENT_ID = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Moves the id that the gateway sent the person back with out of the address bar into the history state of this tab (W11): a
 * reload and the way back keep it, copying the address does not give it away. To be called before the router looks at the
 * address; `usr` is where the router keeps the state of an entry.
 */
export function takePaymentLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const paymentId = address.searchParams.get(PARAMETER)
  if (paymentId === null) return
  address.searchParams.delete(PARAMETER)
  const kept = PAYMENT_ID.test(paymentId) ? { paymentId } : {}
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, ...kept } }, '', address.href)
}

/** The payment that this entry of the tab's history is about. */
export function usePaymentId(): string | undefined {
  const paymentId = (usePlace().state as { paymentId?: unknown } | null)?.paymentId
  return typeof paymentId === 'string' && PAYMENT_ID.test(paymentId) ? paymentId : undefined
}
