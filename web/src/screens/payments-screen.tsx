import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import payment from '../features/payment/locales/cs.json' with { type: 'json' }
import { paymentKeys } from '../features/payment/payment-queries.ts'
import { Payments } from '../features/payment/payments.tsx'
import recurringPayment from '../features/recurring-payment/locales/cs.json' with { type: 'json' }
import { recurringPaymentsQuery } from '../features/recurring-payment/recurring-payment-queries.ts'
import { RecurringPayments } from '../features/recurring-payment/recurring-payments.tsx'
import { useApi } from '../shared/api/api-context.tsx'
import { type Loaded, useLoaded } from '../shared/api/use-loaded.ts'
import type { RecurringPayment } from '../shared/api/wire.ts'
import { usePortalLocation } from '../shared/navigation/navigation.tsx'
import { recurringPaymentAnchor } from '../shared/paths.ts'
import { accountKindOf } from '../shared/session/account-kind.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { payment, 'recurring-payment': recurringPayment }

/** /moje-platby: what a donor gave and to whom it went (rule 7.1), with the recurring payments by card below. */
export function Component() {
  const session = useSession()
  const cards = useLoaded(recurringPaymentsQuery(useApi()))
  const isAddressed = usePortalLocation().hash === `#${recurringPaymentAnchor}`
  usePlansThatFollowTheCard(cards)
  if (!session.isLoggedIn) return null
  const giving = session.fullUser.Giving
  return (
    <Payments
      kind={accountKindOf(session).kind}
      onItsWay={giving?.OnItsWay}
      recurring={
        <RecurringPayments
          loaded={cards}
          isExpected={(giving?.NextCharge ?? null) !== null || isAddressed}
          isAddressed={isAddressed}
        />
      }
      isRecurringSettled={(cards.data ?? cards.failure) !== undefined}
    />
  )
}

/** Planned charges come from the recurring payments: a change refetches the plan. */
function usePlansThatFollowTheCard({ data }: Loaded<RecurringPayment[]>): void {
  const client = useQueryClient()
  const now = data?.map(({ recurringId, amount, state }) => `${recurringId} ${amount} ${state}`).join()
  const known = useRef(now)
  useEffect(() => {
    const before = known.current
    known.current = now
    if (before === undefined || before === now) return
    void client.invalidateQueries({ queryKey: paymentKeys.list, exact: true })
  }, [now, client])
}
