import { ownPath } from '../shared/format/own-path.ts'
import { type Place, usePlace } from '../shared/navigation/navigation.tsx'
import { useSession } from '../shared/session/session-context.tsx'
import { admit, homeOf } from './admission.ts'
import { knownPaths } from './known-paths.ts'
import { routeOf } from './match-route.ts'

/** The login page's address that remembers where somebody was going. */
export function returnAddress(login: string, { pathname, search, hash }: Place): string {
  const asked = ownPath(pathname + search + hash)
  return asked === null || asked === '/' ? login : `${login}?return=${encodeURIComponent(asked)}`
}

/**
 * Where to go once signed in: the page asked for before, if it is one of the portal's own (decision 5, W10) and open to this
 * person; otherwise their home.
 */
export function useReturnPath(): string {
  const session = useSession()
  const { search } = usePlace()
  const asked = ownPath(new URLSearchParams(search).get('return'))
  const entry = asked === null ? undefined : routeOf(new URL(asked, 'https://own.invalid').pathname)
  const isOpen = entry && admit(entry.scopes, session, undefined) === 'show'
  return asked !== null && isOpen ? asked : homeOf(session, knownPaths)
}
