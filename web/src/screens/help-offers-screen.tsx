import { HelpOffers } from '../features/help-offer/help-offers.tsx'
import helpOffer from '../features/help-offer/locales/cs.json' with { type: 'json' }
import { hasHelpEnded } from '../shared/session/help-ended.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'help-offer': helpOffer }

/** /prijemce/nabidky-pomoci: offers of third parties to families (rule 10.13), Czech only. */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <HelpOffers hasEnded={hasHelpEnded(session.fullUser)} /> : null
}
