import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'

type LoadFailedProps = { what: 'families' | 'family'; failure: ApiFailure; onRetry: () => void }

/** The families or a story could not be loaded. The query also retries automatically. */
export function LoadFailed({ what, failure, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('family')
  return (
    <FailureBanner
      ns="family"
      failure={failure}
      title={t(($) => $.failed[what])}
      onRetry={onRetry}
      actions={
        <CallUs as="span" line="donors">
          {t(($) => $.failed.call)}
        </CallUs>
      }
    />
  )
}
