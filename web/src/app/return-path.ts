import { ownPath } from '../shared/format/own-path.ts'
import { type PortalLocation, usePortalLocation } from '../shared/navigation/navigation.tsx'
import { useSession } from '../shared/session/session-context.tsx'
import { admit, homeOf } from './admission.ts'
import { routeOf } from './match-route.ts'

/** The address of a login page, or of the consent page, with the page to return to. */
export function returnAddress(stop: string, { pathname, search, hash }: PortalLocation): string {
  const requested = ownPath(pathname + search + hash)
  return requested === null || requested === '/' ? stop : `${stop}?return=${encodeURIComponent(requested)}`
}

/**
 * Where to go after signing in: the page requested before, if it is one of the portal's own (rule
 * 2.15) and open to this user; otherwise their home.
 */
export function useReturnPath(): string {
  const session = useSession()
  const { search } = usePortalLocation()
  const requested = ownPath(new URLSearchParams(search).get('return'))
  const entry = requested === null ? undefined : routeOf(new URL(requested, 'https://own.invalid').pathname)
  const admission = entry && admit(entry.scopes, session, undefined)
  // A page that requires the consent is reached through its guard, which remembers the page.
  const isOpen = admission === 'show' || admission === 'consent-first'
  return requested !== null && isOpen ? requested : homeOf(session)
}
