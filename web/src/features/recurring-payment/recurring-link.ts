import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'

const PARAMETER = 'pravidelna'

/**
 * Moves the key of a link from an e-mail out of the address bar into the history state of this tab
 * (rule 18.8): a reload and Back preserve it, and copying the address does not reveal it. Call it
 * before the router reads the address; `usr` is where the router stores the state of an entry.
 */
export function takeRecurringLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const recurringLink = address.searchParams.get(PARAMETER)
  if (recurringLink === null) return
  address.searchParams.delete(PARAMETER)
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, recurringLink } }, '', address.href)
}

/** Of a link from an e-mail, or of the payment that started it. */
export type RecurringLink = { kind: 'recurring-payment' | 'card-payment'; linkKey: string }

export function useRecurringLink(): RecurringLink | undefined {
  const state = usePortalLocation().state as { recurringLink?: unknown; paymentLink?: unknown } | null
  if (typeof state?.recurringLink === 'string') return { kind: 'recurring-payment', linkKey: state.recurringLink }
  if (typeof state?.paymentLink === 'string') return { kind: 'card-payment', linkKey: state.paymentLink }
  return undefined
}
