import { useTranslation } from 'react-i18next'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'

/** The form or the request could not be loaded; the stored answers stay on the device. */
export function LoadFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('help-request')
  return (
    <FailureBanner
      ns="editing"
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
    >
      <p>{t(($) => $.loadFailed.kept)}</p>
    </FailureBanner>
  )
}
