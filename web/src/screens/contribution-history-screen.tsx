import { ContributionHistory } from '../features/contribution/contribution-history.tsx'
import contribution from '../features/contribution/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { contribution }

/** /prijemce/historie-prispevku: the contributions the family received (rule 10.12), Czech only. */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <ContributionHistory user={session.fullUser} /> : null
}
