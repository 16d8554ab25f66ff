import taxData from '../features/tax-data/locales/cs.json' with { type: 'json' }
import { TaxDataPanel } from '../features/tax-data/tax-data-panel.tsx'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'tax-data': taxData }

/** /muj-ucet/danove (rule 6.13). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <TaxDataPanel session={session} /> : null
}
