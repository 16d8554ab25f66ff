import type { Scope } from '../shared/api/wire.ts'
import type { Session } from '../shared/session/session.ts'
import { isRecipientPath } from './language.ts'

/** `*` means any user, including not logged in (spec §2). */
export type Scopes = '*' | readonly Scope[]

export type Admission = 'show' | 'sign-in' | 'forbidden'

/** Whether a route is open to a session (spec §2); one that lists emlid is open to whoever came by a link from e-mail. */
export function admit(scopes: Scopes, session: Session, emlid: string | undefined): Admission {
  if (scopes === '*') return 'show'
  if (emlid !== undefined && scopes.includes('emlid')) return 'show'
  if (!session.isLoggedIn) return 'sign-in'
  return scopes.includes(session.loginScope) ? 'show' : 'forbidden'
}

export const LOGIN_PATHS = { donor: '/login', recipient: '/prijemce/prihlaseni' } as const

/** Where an unauthenticated user is sent: recipient paths to the recipient login, all others to the login. */
export function loginPathFor(path: string): string {
  return isRecipientPath(path) ? LOGIN_PATHS.recipient : LOGIN_PATHS.donor
}

/** Everybody's own home; people whose screens are yet to come stay on the plain page at `/`. */
export function homeOf(session: Session, known: ReadonlySet<string>): string {
  if (!session.isLoggedIn) return LOGIN_PATHS.donor
  const home = { donor: '/darce', recipient: '/prijemce', admin: '/admin', oou: '/', emlid: '/' }[session.loginScope]
  return known.has(home) ? home : '/'
}
