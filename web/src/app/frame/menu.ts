import { hiddenRecipientPaths } from '../../features/notices/recipient-menu.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { admit } from '../admission.ts'
import { type RouteEntry, routes } from '../routes.ts'

export type MenuEntry = RouteEntry & { menu: NonNullable<RouteEntry['menu']> }

/**
 * Entries open to this user, by menu order; entries with the same order stay in the order of the
 * route table. Recipients' menus also depend on the status of their request (rule 10.15).
 */
export function menuOf(session: SignedIn): MenuEntry[] {
  const hidden = session.loginScope === 'recipient' ? hiddenRecipientPaths(session.fullUser) : new Set()
  const entries = routes
    .filter((entry): entry is MenuEntry => entry.menu !== undefined)
    .filter((entry) => isInMenuOf(session, entry) && !hidden.has(entry.path))
  entries.sort((one, other) => one.menu.order - other.menu.order)
  return entries
}

/** A page open to everyone is in a menu only if it names the scopes of that menu. */
function isInMenuOf(session: SignedIn, { scopes, menu }: MenuEntry): boolean {
  const own = menu.scopes ?? scopes
  return own !== '*' && admit(own, session, undefined) === 'show'
}
