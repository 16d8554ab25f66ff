import { EmailPanel } from '../features/email-change/email-panel.tsx'
import emailChange from '../features/email-change/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'email-change': emailChange }

/** /muj-ucet/email: a changed e-mail, or the first one (rule 6.9). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <EmailPanel session={session} /> : null
}
