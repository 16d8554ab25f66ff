import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'

type LoadFailedProps = { what: 'families' | 'family'; failure: ApiFailure; onRetry: () => void }

/** The families or a story could not be loaded. The query also retries automatically. */
export function LoadFailed({ what, failure, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('family')
  return (
    <FailureBanner
      ns="family"
      section="failed"
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
