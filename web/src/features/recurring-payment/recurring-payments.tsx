import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { type Loaded, useLoaded } from '#web/shared/api/use-loaded.ts'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import type { LinkEnd, OpenedTabKey } from '#web/shared/navigation/tab-key.ts'
import { paths, recurringPaymentAnchor } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { RecurringPanel } from './recurring-panel.tsx'
import styles from './recurring-payment.module.css'
import { byKey, recurringPaymentQuery, recurringPaymentsQuery } from './recurring-payment-queries.ts'

type OwnRecurringPaymentsProps = {
  /** Reserves the space: for most donors, who have none, nothing appears and disappears. */
  isExpected: boolean
}

/** The recurring payments by card that the signed-in donor pays; nothing if there are none. */
export function OwnRecurringPayments({ isExpected }: OwnRecurringPaymentsProps) {
  return <RecurringPayments loaded={useLoaded(recurringPaymentsQuery(useApi()))} isExpected={isExpected} />
}

type RecurringPaymentsProps = OwnRecurringPaymentsProps & {
  /** Read by the screen, so that it knows what this list shows as soon as the list does. */
  loaded: Loaded<RecurringPayment[]>
  /** The address leads here, so a donor without a recurring payment reads that there is none. */
  isAddressed?: boolean
}

/** The same on a screen that waits for them too. */
export function RecurringPayments({
  loaded: { data, failure, retry },
  isExpected,
  isAddressed = false,
}: RecurringPaymentsProps) {
  if (failure) return <LoadFailed failure={failure} onRetry={retry} />
  if (!data) return isExpected ? <RecurringWaiting /> : null
  if (data.length === 0) return isAddressed ? <NoRecurringPayment /> : null
  const first = data.find(({ state }) => state === 'active') ?? data[0]
  return (
    <Stack gap={4}>
      {data.map((payment) => (
        <RecurringPanel
          key={payment.recurringId}
          payment={payment}
          access={{ recurringId: payment.recurringId }}
          {...(payment === first && { anchor: recurringPaymentAnchor })}
        />
      ))}
    </Stack>
  )
}

/** One of them, in a tab that opened a link to it. */
export function RecurringPaymentByLink({ tab: { key, lose } }: { tab: OpenedTabKey }) {
  const access = byKey(key)
  const { data, failure, retry } = useLoaded(recurringPaymentQuery(useApi(), access))
  const isLost = failure?.code === 404
  useEffect(() => {
    if (isLost) lose()
  }, [isLost, lose])
  if (data) return <RecurringPanel payment={data} access={access} />
  return failure && !isLost ? <LoadFailed failure={failure} onRetry={retry} /> : <RecurringWaiting />
}

/** After its 24 hours or after it was used; or a truncated address. */
export function EndedLink({ why }: { why: LinkEnd }) {
  const { t } = useTranslation('recurring-payment')
  return (
    <Banner
      tone={why === 'used' ? 'ok' : 'warn'}
      role="status"
      title={t(($) => $.ended[why].title)}
      actions={
        <CallUs as="span" line="donors">
          {t(($) => $.call)}
        </CallUs>
      }
    >
      {t(($) => $.ended[why].lead)}
    </Banner>
  )
}

/** Reserves the space of a payment that is loading. */
export function RecurringWaiting() {
  const { t } = useTranslation('recurring-payment')
  return (
    <Card as="section" variant="roomy" aria-label={t(($) => $.title)} className={styles.waiting}>
      <Skeleton shape="titled" lines={5} />
    </Card>
  )
}

/** For a donor whose address leads to the recurring payment, but who has none. */
function NoRecurringPayment() {
  const { t } = useTranslation('recurring-payment')
  return (
    <Card as="section" variant="flat" aria-label={t(($) => $.title)}>
      <Stack gap={3} align="start">
        <h2 id={recurringPaymentAnchor} tabIndex={-1} className={styles.title}>
          {t(($) => $.title)}
        </h2>
        <p>{t(($) => $.none.lead)}</p>
        <ButtonLink to={paths.howToHelp}>{t(($) => $.none.action)}</ButtonLink>
      </Stack>
    </Card>
  )
}

/** The payments could not be loaded. They continue all the same. */
function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('recurring-payment')
  return (
    <FailureBanner
      ns="recurring-payment"
      section="failed"
      failure={failure}
      title={t(($) => $.failed.title)}
      onRetry={failure.isPassing ? onRetry : undefined}
      actions={
        <CallUs as="span" line="donors">
          {t(($) => $.call)}
        </CallUs>
      }
    />
  )
}
