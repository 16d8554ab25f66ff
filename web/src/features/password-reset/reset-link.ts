import { usePlace } from '../../shared/navigation/navigation.tsx'

const PARAMETER = 'odkaz'

/** As the contract limits it; a longer one is no link of ours and is cut, so that it stays unknown. */
const LONGEST = 65

/**
 * Moves the token of a link from an e-mail out of the address bar into the history state of this tab (W11): a reload keeps it,
 * copying the address does not give it away. To be called before anything looks at the address; `usr` is where the router keeps
 * the state of an entry, and where boot.ts looks.
 */
export function takeResetLink(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href)
  const resetToken = address.searchParams.get(PARAMETER)
  if (resetToken === null) return
  address.searchParams.delete(PARAMETER)
  const { history } = page
  const state = history.state as { usr?: object } | null
  history.replaceState({ ...state, usr: { ...state?.usr, resetToken: resetToken.slice(0, LONGEST) } }, '', address.href)
}

/** The token of the link this entry of the tab's history was opened by; possibly no token of ours at all. */
export function useResetToken(): string | undefined {
  const token = (usePlace().state as { resetToken?: unknown } | null)?.resetToken
  return typeof token === 'string' ? token : undefined
}
