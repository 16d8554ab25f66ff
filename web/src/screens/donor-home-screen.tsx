import { CardPaymentButton } from '../features/card-payment/card-payment-button.tsx'
import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { DonorHome } from '../features/donor-home/donor-home.tsx'
import donorHome from '../features/donor-home/locales/cs.json' with { type: 'json' }
import family from '../features/family/locales/cs.json' with { type: 'json' }
import { ThisMonth } from '../features/family/this-month.tsx'
import { PersonNotice, PersonWarnings } from '../features/notices/person-notices.tsx'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'card-payment': cardPayment, 'donor-home': donorHome, family }

/** /darce (rule 2.5). Giving is part of the login response and is refreshed with the profile. */
export function Component() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  return (
    <DonorHome
      user={session.fullUser}
      GiveByCard={CardPaymentButton}
      Family={ThisMonth}
      Warnings={PersonWarnings}
      Notice={PersonNotice}
    />
  )
}
