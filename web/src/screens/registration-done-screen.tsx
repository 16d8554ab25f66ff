import { useState } from 'react'
import { CardPaymentButton, CardPaymentPlace } from '../features/card-payment/card-payment-button.tsx'
import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import giving from '../features/giving/locales/cs.json' with { type: 'json' }
import { PaymentMethods } from '../features/giving/payment-methods.tsx'
import registration from '../features/registration/locales/cs.json' with { type: 'json' }
import { NotDonor, NotRegistered } from '../features/registration/not-registered.tsx'
import { RegistrationDone } from '../features/registration/registration-done.tsx'
import { readFreshRegistration } from '../shared/session/fresh-registration.ts'
import { useSession } from '../shared/session/session-context.tsx'
import { copyText } from '../shared/ui/copy-text.ts'
import styles from './registration-done-screen.module.css'

export const texts = { registration, giving, 'card-payment': cardPayment }

/** Scopes that give: other users have no angel number. */
const GIVERS: ReadonlySet<string> = new Set(['donor', 'oou', 'emlid'])

/**
 * /registrace-potvrzeni (rule 2.4). A donor whose session has expired finds their number in the tab they registered
 * in.
 */
export function Component() {
  const session = useSession()
  const [noted] = useState(readFreshRegistration)
  const isGiver = session.isLoggedIn && GIVERS.has(session.loginScope)
  const angelNumber = session.isLoggedIn ? session.personalNumber : noted?.angelNumber
  const isFresh = noted !== undefined && noted.angelNumber === angelNumber
  const contribution = isFresh ? noted.contribution : undefined
  const donor = isGiver ? session : undefined
  return (
    <div className={session.isLoggedIn ? undefined : styles.visitor}>
      {session.isLoggedIn && !isGiver ? (
        <NotDonor />
      ) : angelNumber === undefined ? (
        <NotRegistered />
      ) : (
        <RegistrationDone
          angelNumber={angelNumber}
          isFresh={isFresh}
          email={donor?.email ?? ''}
          contribution={contribution}
          isSignedIn={session.isLoggedIn}
          copyText={copyText}
          ways={
            <CardPaymentPlace>
              <PaymentMethods
                angelNumber={angelNumber}
                amount={contribution?.amount}
                frequency={contribution?.frequency}
                first={contribution?.method}
                cardAction={
                  <CardPaymentButton
                    angelNumber={angelNumber}
                    amount={contribution?.amount}
                    frequency={contribution?.frequency}
                    cardholder={donor?.displayName}
                    email={donor?.email}
                  />
                }
              />
            </CardPaymentPlace>
          }
        />
      )}
    </div>
  )
}
