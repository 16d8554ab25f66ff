import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { useTitleOfContent } from '#web/shared/navigation/page-title.ts'
import type { LinkGateProps, OpenedTabKey } from '#web/shared/navigation/tab-key.ts'
import { useSession, useSessionActions } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { gatewayAddress } from './gateway-address.ts'
import { LampLine } from './lamp-line.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { usePaymentLink } from './payment-link.ts'
import styles from './payment-result.module.css'
import { PaymentUnknown, ResultNotLoaded } from './payment-unknown.tsx'
import { type KnownPayment, usePayment } from './use-payment.ts'

type PaymentWaitingProps = { payment: CardPayment; takesFocus: boolean; known: KnownPayment }

/** The bank has not decided yet, or the donor returned without paying. */
function PaymentWaiting({ payment, takesFocus, known: { isPolling, retry, failure } }: PaymentWaitingProps) {
  const { t } = useTranslation('card-payment')
  const gateway = gatewayAddress(payment.gatewayUrl)
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <Stack gap={3}>
          <NoticeHeading takesFocus={takesFocus}>{t(($) => $.result.waiting.title)}</NoticeHeading>
          <p className={styles.lead}>{t(($) => (isPolling ? $.result.waiting.lead : $.result.waiting.later))}</p>
        </Stack>
        {failure && (
          <Banner tone="warn" role="status">
            {t(($) => $.result.waiting.lost)}
          </Banner>
        )}
        {isPolling ? (
          <LampLine>
            <p>{t(($) => $.result.waiting.asking)}</p>
          </LampLine>
        ) : (
          <div>
            <Button variant="primary" onClick={retry}>
              {t(($) => $.result.waiting.check)}
            </Button>
          </div>
        )}
        <PaymentFacts payment={payment} />
        {gateway && (
          <p>
            {t(($) => $.result.waiting.unfinished)}{' '}
            <a href={gateway.href}>{t(($) => $.result.waiting.backToGateway)}</a>
          </p>
        )}
      </Stack>
    </Card>
  )
}

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
