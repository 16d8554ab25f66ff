import consentWithdrawal from '../features/consent-withdrawal/locales/cs.json' with { type: 'json' }
import { WithdrawalPanel } from '../features/consent-withdrawal/withdrawal-panel.tsx'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'consent-withdrawal': consentWithdrawal }

/** /muj-ucet/oou-souhlas: the withdrawal of the consent to personal data (rule 6.15). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <WithdrawalPanel session={session} /> : null
}
