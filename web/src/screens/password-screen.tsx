import password from '../features/password/locales/cs.json' with { type: 'json' }
import { PasswordPanel } from '../features/password/password-panel.tsx'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { password }

/** /muj-ucet/heslo: a changed password, for every signed-in user (rule 2.7). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <PasswordPanel session={session} /> : null
}
