import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

export function RenewalWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('renewal')
  if (!failure) return <Skeleton shape="page" />
  return (
    <FailureBanner
      ns="editing"
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
    />
  )
}
