import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { leadsOn } from '../features/consent/lead-on.ts'
import { ownPath } from '../shared/format/own-path.ts'
import { useEmlid } from '../shared/navigation/emlid.ts'
import { type PortalLocation, Redirect, usePortalLocation } from '../shared/navigation/navigation.tsx'
import { usePageTitle } from '../shared/navigation/page-title.ts'
import { useSession } from '../shared/session/session-context.tsx'
import { admit, CONSENT_PATH, homeOf, loginPathFor } from './admission.ts'
import type { RouteEntry } from './route-entry.ts'
import { useServices } from './services-context.tsx'
import { partsFor } from './signed-in-parts.ts'
import { titleOfRoute } from './title-of-route.ts'

/** Tells the logout page that there was no session to end. */
const VISITOR = { isVisitor: true }

/** Subscribes to the session, so its end redirects to the login at once. */
export function Guarded({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const session = useSession()
  const place = usePortalLocation()
  const emlid = useEmlid()
  const back = useReturnPath()
  if (entry.guestsOnly && session.isLoggedIn) return <Redirect to={entry.onward?.(session) ?? back} />
  const admission = admit(entry.scopes, session, emlid)
  if (admission === 'sign-in') {
    if (entry.visitorsTo) return <Redirect to={entry.visitorsTo} state={VISITOR} />
    return <Redirect to={returnAddress(loginPathFor(place.pathname), place)} />
  }
  if (admission === 'consent-first') return <Redirect to={returnAddress(CONSENT_PATH, place)} />
  // Confirming has just opened the account, so this page is no longer theirs: redirect instead of
  // refusing.
  if (admission === 'forbidden' && leadsOn(place.state)) return <Redirect to={back} />
  const parts = partsFor(entry)
  if (admission === 'forbidden') return parts && <parts.ForbiddenPage />
  return <Titled entry={entry}>{children}</Titled>
}

function Titled({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const { i18n } = useTranslation('app')
  usePageTitle(titleOfRoute(entry, i18n))
  useEffect(markReady, [])
  return children
}

/** The boot script listens for this event: the first screen now handles clicks and keys itself. */
function markReady() {
  window.dispatchEvent(new Event('portal:ready'))
}

/** The address of a login page, or of the consent page, with the page to return to. */
function returnAddress(stop: string, { pathname, search, hash }: PortalLocation): string {
  const requested = ownPath(pathname + search + hash)
  return requested === null || requested === '/' ? stop : `${stop}?return=${encodeURIComponent(requested)}`
}

/**
 * The page requested before, if it is one of the portal's own (rule 2.15) and open to this user; otherwise their home. A page without
 * a router does not know the routes: it opens itself again, with the router of a signed-in user.
 */
function useReturnPath(): string {
  const session = useSession()
  const { pathname, search } = usePortalLocation()
  const { allRoutes, routeOf } = useServices()
  const requested = ownPath(new URLSearchParams(search).get('return'))
  if (requested === null) return homeOf(session)
  if (!allRoutes) return pathname + search
  const entry = routeOf(new URL(requested, 'https://own.invalid').pathname)
  const admission = entry && admit(entry.scopes, session, undefined)
  // A page that requires the consent is reached through its guard, which remembers the page.
  const isOpen = admission === 'show' || admission === 'consent-first'
  return isOpen ? requested : homeOf(session)
}
