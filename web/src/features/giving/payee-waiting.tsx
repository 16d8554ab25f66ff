import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
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
      <Banner tone="error" role="alert" title={t(($) => $.trouble.unsound)} actions={<CallUs />}>
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
        actions={<CallUs />}
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

function CallUs() {
  const { t } = useTranslation('giving')
  const { donors } = useConfig().phones
  return (
    <span>
      {t(($) => $.trouble.call)} <PhoneLink {...donors} />
    </span>
  )
}
