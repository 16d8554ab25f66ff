import { usePlace } from '../../shared/navigation/navigation.tsx'

const PARAMETER = 'pravidelna'

/** As the contract limits it (LinkToken); anything else in the address is not a link from our e-mail. */
const RECURRING_ID = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Moves the id of a link from an e-mail out of the address bar into the history state of this tab (W11), for who knows it may
 * change the payment: a reload and the way back keep it, copying the address does not give it away. To be called before the
 * router looks at the address; `usr` is where the router keeps the state of an entry.
 */
export function takeRecurringLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const recurringId = address.searchParams.get(PARAMETER)
  if (recurringId === null) return
  address.searchParams.delete(PARAMETER)
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, recurringId } }, '', address.href)
}

/** What this entry of the tab's history was opened with: an id, or something that cannot be one. Undefined without a link. */
export function useRecurringLink(): { recurringId: string | undefined } | undefined {
  const recurringId = (usePlace().state as { recurringId?: unknown } | null)?.recurringId
  if (typeof recurringId !== 'string') return undefined
  return { recurringId: RECURRING_ID.test(recurringId) ? recurringId : undefined }
}
