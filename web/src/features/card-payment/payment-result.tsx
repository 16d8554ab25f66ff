import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPayment } from '../../shared/api/wire.ts'
import { useTitleOfContent } from '../../shared/navigation/page-title.ts'
import type { LinkGateProps, OpenedTabKey } from '../../shared/navigation/tab-key.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { usePaymentLink } from './payment-link.ts'
import styles from './payment-result.module.css'
import { PaymentUnknown, ResultNotLoaded } from './payment-unknown.tsx'
import { PaymentWaiting } from './payment-waiting.tsx'
import { type KnownPayment, usePayment } from './use-payment.ts'

/** Both return addresses of the gateway show the provider's state, so a forged address changes nothing. */
export function PaymentResult({ LinkGate }: { LinkGate: ComponentType<LinkGateProps> }) {
  const linkKey = usePaymentLink()
  const { isLoggedIn } = useSession()
  return (
    <div className={cx(styles.page, !isLoggedIn && styles.visitor)}>
      {linkKey === undefined ? (
        <PaymentUnknown kind="missing" />
      ) : (
        <LinkGate
          key={linkKey}
          linkKey={linkKey}
          waiting={<ResultLoading />}
          renderEnded={() => <PaymentUnknown kind="unknown" />}
        >
          {(tab) => <Result key={tab.key} tab={tab} />}
        </LinkGate>
      )}
    </div>
  )
}

function Result({ tab: { key, lose } }: { tab: OpenedTabKey }) {
  const known = usePayment(key)
  useFreshProfile(known.payment)
  useTitleOfContent(useTitle(known))
  const { payment, failure, retry } = known
  const takesFocus = useStatusChanged(payment?.state)
  const isLost = failure?.error === 'payment-not-found'
  useEffect(() => {
    if (isLost) lose()
  }, [isLost, lose])
  if (!payment) {
    if (!failure || isLost) return <ResultLoading />
    return <ResultNotLoaded failure={failure} onRetry={retry} />
  }
  switch (payment.state) {
    case 'approved':
      return <PaymentApproved payment={payment} takesFocus={takesFocus} />
    case 'waiting':
      return <PaymentWaiting payment={payment} takesFocus={takesFocus} known={known} />
    default:
      return <PaymentFailed paymentKey={key} payment={payment} takesFocus={takesFocus} onDecided={retry} />
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

function useTitle({ payment }: KnownPayment): string {
  const { t } = useTranslation('card-payment')
  if (payment?.state === 'approved') return t(($) => $.result.approved.title)
  if (payment?.state === 'waiting') return t(($) => $.result.waiting.title)
  if (payment) return t(($) => $.result.failed.title)
  return t(($) => $.result.title)
}

/** Whether the bank decided while the page was open, so that the content changed. */
function useStatusChanged(status: CardPayment['state'] | undefined): boolean {
  const [first, setFirst] = useState(status)
  if (first === undefined && status !== undefined) setFirst(status)
  return first !== undefined && status !== first
}

/** The donor's home shows the gift from now on (rule 2.5). */
function useFreshProfile(payment: CardPayment | undefined): void {
  const { refreshProfile } = useSessionActions()
  const isApproved = payment?.state === 'approved'
  useEffect(() => {
    if (isApproved) void refreshProfile()
  }, [isApproved, refreshProfile])
}
