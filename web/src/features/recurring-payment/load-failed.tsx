import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'

/** The payments could not be loaded. They continue all the same. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
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
