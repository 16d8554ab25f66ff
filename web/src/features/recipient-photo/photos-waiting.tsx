import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './recipient-photo.module.css'

/**
 * Shown until the photos are loaded: a skeleton in their shape, or the error, a retry and whom to
 * call.
 */
export function PhotosWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('recipient-photo')
  if (!failure) {
    return (
      <div className={styles.bones}>
        <Skeleton shape="block" />
      </div>
    )
  }
  return (
    <FailureBanner
      ns={['recipient-photo', 'editing']}
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
      phone="recipients"
    />
  )
}
