import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useLoadProblem } from '../../shared/editing/load-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './recipient-photo.module.css'

/** Before the photos are here: bones in their shape, or what went wrong, a way on and whom to call. */
export function PhotosWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('recipient-photo')
  const { recipients } = useConfig().phones
  const problem = useLoadProblem(failure)
  if (!failure) {
    return (
      <div className={styles.bones}>
        <Skeleton shape="block" />
      </div>
    )
  }
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.retry)}</Button>}
    >
      <p>{problem}</p>
      <p>
        {t(($) => $.callUs)} <PhoneLink {...recipients} />
      </p>
    </Banner>
  )
}
