import { CardPaymentButton, CardPaymentPlace } from '../features/card-payment/card-payment-button.tsx'
import cardPayment from '../features/card-payment/locales/cs.json' with { type: 'json' }
import { type ChosenGift, HowToHelp } from '../features/giving/how-to-help.tsx'
import { LinkedGift } from '../features/giving/linked-gift.tsx'
import giving from '../features/giving/locales/cs.json' with { type: 'json' }
import mailedLink from '../features/mailed-link/locales/cs.json' with { type: 'json' }
import { MailedLink } from '../features/mailed-link/mailed-link.tsx'
import recurringPayment from '../features/recurring-payment/locales/cs.json' with { type: 'json' }
import { useRecurringLink } from '../features/recurring-payment/recurring-link.ts'
import {
  EndedLink,
  OwnRecurringPayments,
  RecurringPaymentByLink,
  RecurringWaiting,
} from '../features/recurring-payment/recurring-payments.tsx'
import { useLinkKey } from '../shared/navigation/link-key.ts'
import type { Session } from '../shared/session/session.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = {
  giving,
  'recurring-payment': recurringPayment,
  'card-payment': cardPayment,
  'mailed-link': mailedLink,
}

/** /jak-pomahat: with the recurring payments of the donor, or of the link from an e-mail. */
export function Component() {
  const session = useSession()
  const linkKey = useLinkKey()
  const page = {
    ownNumber: ownNumberOf(session),
    recurring: <Recurring session={session} />,
    CardButton,
  }
  return (
    <CardPaymentPlace>
      {linkKey === undefined ? (
        <HowToHelp {...page} />
      ) : (
        <LinkedGift
          key={linkKey}
          linkKey={linkKey}
          renderPage={(gift, notice) => <HowToHelp {...page} gift={gift} notice={notice} />}
        />
      )}
    </CardPaymentPlace>
  )
}

/** A signed-in user has their e-mail prefilled. */
function CardButton(gift: ChosenGift) {
  const session = useSession()
  const isAngel = ownNumberOf(session) !== undefined
  return <CardPaymentButton {...gift} {...(session.isLoggedIn && isAngel && { email: session.email })} />
}

function Recurring({ session }: { session: Session }) {
  const link = useRecurringLink()
  if (link) {
    return (
      <MailedLink
        key={link.linkKey}
        {...link}
        level={2}
        waiting={<RecurringWaiting />}
        renderEnded={(why) => <EndedLink why={why} />}
      >
        {(tab) => <RecurringPaymentByLink key={tab.key} tab={tab} />}
      </MailedLink>
    )
  }
  if (!session.isLoggedIn || session.loginScope !== 'donor') return null
  return <OwnRecurringPayments isExpected={(session.fullUser.Giving?.NextCharge ?? null) !== null} />
}

/** A family has a number too, but no angel number; an administrator has none. */
function ownNumberOf(session: Session): string | undefined {
  const isAngel = session.isLoggedIn && session.loginScope !== 'recipient' && session.loginScope !== 'admin'
  return isAngel ? session.personalNumber : undefined
}
