import type { Scope } from '../shared/api/wire.ts'
import type { Session } from '../shared/session/session.ts'
import { isRecipientPath } from './language.ts'

/** `*` means any user, including not logged in (rule 2.13); `signed-in` any but a visitor (rule 2.7). */
export type Scopes = '*' | 'signed-in' | readonly Scope[]

export type Admission = 'show' | 'sign-in' | 'consent-first' | 'forbidden'

/** Rules 2.13, 2.14; a route that lists emlid is open to users who came by a link from e-mail. */
export function admit(scopes: Scopes, session: Session, emlid: string | undefined): Admission {
  if (scopes === '*') return 'show'
  if (scopes === 'signed-in') return session.isLoggedIn ? 'show' : 'sign-in'
  if (emlid !== undefined && scopes.includes('emlid')) return 'show'
  if (!session.isLoggedIn) return 'sign-in'
  if (scopes.includes(session.loginScope)) return 'show'
  // Their account opens only after the consent (rule 4.1).
  return session.loginScope === 'oou' ? 'consent-first' : 'forbidden'
}

export const LOGIN_PATHS = { donor: '/login', recipient: '/prijemce/prihlaseni' } as const

export function loginPathFor(path: string): string {
  return isRecipientPath(path) ? LOGIN_PATHS.recipient : LOGIN_PATHS.donor
}

export const CONSENT_PATH = '/zpracovani-osobnich-udaju'

const homes = { donor: '/darce', recipient: '/prijemce', admin: '/admin', oou: CONSENT_PATH, emlid: '/' } as const

/** The home of each scope; `/` is the home of visitors and of donors without a valid e-mail. */
export function homeOf(session: Session): string {
  return session.isLoggedIn ? homes[session.loginScope] : '/'
}
