import { ownPath } from '../shared/format/own-path.ts'
import { type PortalLocation, usePortalLocation } from '../shared/navigation/navigation.tsx'
import { useSession } from '../shared/session/session-context.tsx'
import { admit, homeOf } from './admission.ts'
import { routeOf } from './match-route.ts'

/** The address of a login page, or of the consent page, with the page to return to. */
export function returnAddress(stop: string, { pathname, search, hash }: PortalLocation): string {
  const asked = ownPath(pathname + search + hash)
  return asked === null || asked === '/' ? stop : `${stop}?return=${encodeURIComponent(asked)}`
}

/**
 * Where to go after signing in: the page requested before, if it is one of the portal's own (rule
 * 2.15) and open to this user; otherwise their home.
 */
export function useReturnPath(): string {
  const session = useSession()
  const { search } = usePortalLocation()
  const asked = ownPath(new URLSearchParams(search).get('return'))
  const entry = asked === null ? undefined : routeOf(new URL(asked, 'https://own.invalid').pathname)
  const admission = entry && admit(entry.scopes, session, undefined)
  // A page that requires the consent is reached through its guard, which remembers the page.
  const isOpen = admission === 'show' || admission === 'consent-first'
  return asked !== null && isOpen ? asked : homeOf(session)
}
