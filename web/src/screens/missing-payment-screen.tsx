import missingPayment from '../features/missing-payment/locales/cs.json' with { type: 'json' }
import { MissingPayment } from '../features/missing-payment/missing-payment.tsx'
import { accountKindOf } from '../shared/session/account-kind.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'missing-payment': missingPayment }

/** /moje-platby/nevidim-platbu: a guided check of a payment that a donor does not see (rule 7.11). */
export function Component() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  return (
    <MissingPayment personId={session.personId} ownNumber={session.personalNumber} kind={accountKindOf(session).kind} />
  )
}
