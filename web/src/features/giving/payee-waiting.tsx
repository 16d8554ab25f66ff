import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

type PayeeWaitingProps = {
  failure: ApiFailure | undefined
  /** The account was loaded, but its digits contradict each other. */
  isUnsound: boolean
  onRetry: () => void
}

/** A wrong account would be worse than none, so none is shown. */
export function PayeeWaiting({ failure, isUnsound, onRetry }: PayeeWaitingProps) {
  const { t } = useTranslation('giving')
  if (isUnsound) {
    return (
      <Banner
        tone="error"
        role="alert"
        title={t(($) => $.trouble.unsound)}
        actions={
          <CallUs as="span" line="donors">
            {t(($) => $.trouble.call)}
          </CallUs>
        }
      >
        {t(($) => $.trouble.unsoundLead)}
      </Banner>
    )
  }
  if (failure) {
    return (
      <FailureBanner
        ns="giving"
        section="trouble"
        failure={failure}
        title={t(($) => $.trouble.failed)}
        onRetry={failure.isPassing ? onRetry : undefined}
        actions={
          <CallUs as="span" line="donors">
            {t(($) => $.trouble.call)}
          </CallUs>
        }
      />
    )
  }
  return (
    <>
      <Card variant="roomy">
        <Skeleton shape="block" />
      </Card>
      <Card variant="roomy">
        <Skeleton shape="titled" lines={5} />
      </Card>
    </>
  )
}
