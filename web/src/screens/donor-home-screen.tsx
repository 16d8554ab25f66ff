import { CardPaymentButton } from '../features/card-payment/card-payment-button.tsx'
import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { DonorHome } from '../features/donor-home/donor-home.tsx'
import donorHome from '../features/donor-home/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'card-payment': cardPayment, 'donor-home': donorHome }

/** /darce: the donor's home (spec §2). What it shows came with the login and is refreshed with the profile. */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <DonorHome user={session.fullUser} GiveByCard={CardPaymentButton} /> : null
}
