import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPayment } from '../../shared/api/wire.ts'
import { useTitleOfContent } from '../../shared/navigation/page-title.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { usePaymentId } from './payment-link.ts'
import styles from './payment-result.module.css'
import { PaymentUnknown, ResultNotLoaded } from './payment-unknown.tsx'
import { PaymentWaiting } from './payment-waiting.tsx'
import { type KnownPayment, usePayment } from './use-payment.ts'

/**
 * What became of a payment. Both addresses of the gateway show the same: what the provider says, never what the address says, so a
 * reload, a second visit and a forged address change nothing.
 */
export function PaymentResult() {
  const paymentId = usePaymentId()
  const { isLoggedIn } = useSession()
  return (
    <div className={cx(styles.page, !isLoggedIn && styles.visitor)}>
      {paymentId === undefined ? <PaymentUnknown kind="missing" /> : <Result key={paymentId} paymentId={paymentId} />}
    </div>
  )
}

function Result({ paymentId }: { paymentId: string }) {
  const known = usePayment(paymentId)
  useFreshProfile(known.payment)
  useTitleOfContent(useTitle(known))
  const { payment, failure, ask } = known
  const isNews = useHasTurned(payment?.status)
  if (!payment) {
    if (!failure) return <ResultLoading />
    const isUnknown = failure.error === 'payment-not-found' || failure.error === 'bad-request'
    return isUnknown ? <PaymentUnknown kind="unknown" /> : <ResultNotLoaded failure={failure} onRetry={ask} />
  }
  switch (payment.status) {
    case 'approved':
      return <PaymentApproved payment={payment} isNews={isNews} />
    case 'waiting':
      return <PaymentWaiting payment={payment} isNews={isNews} known={known} />
    default:
      return <PaymentFailed payment={payment} isNews={isNews} onDecided={ask} />
  }
}

function ResultLoading() {
  const { t } = useTranslation('card-payment')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.result.title)}</h1>
      <Skeleton shape="block" />
      <Skeleton shape="titled" lines={3} />
    </Stack>
  )
}

/** The page's title says what the heading says. */
function useTitle({ payment, failure }: KnownPayment): string {
  const { t } = useTranslation('card-payment')
  if (payment?.status === 'approved') return t(($) => $.result.approved.title)
  if (payment?.status === 'waiting') return t(($) => $.result.waiting.title)
  if (payment) return t(($) => $.result.failed.title)
  return failure?.error === 'payment-not-found' ? t(($) => $.result.unknown.title) : t(($) => $.result.title)
}

/** Whether the bank decided while the person was looking: the page has become another one. */
function useHasTurned(status: CardPayment['status'] | undefined): boolean {
  const [first, setFirst] = useState(status)
  if (first === undefined && status !== undefined) setFirst(status)
  return first !== undefined && status !== first
}

/** The donor's home shows the gift from now on (spec §2, the received-payment notice). */
function useFreshProfile(payment: CardPayment | undefined): void {
  const { refreshProfile } = useSessionActions()
  const isApproved = payment?.status === 'approved'
  useEffect(() => {
    if (isApproved) void refreshProfile()
  }, [isApproved, refreshProfile])
}
