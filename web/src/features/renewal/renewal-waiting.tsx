import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useLoadProblem } from '../../shared/editing/load-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** Before the renewal is known: bones, or what went wrong and a way on. */
export function RenewalWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('renewal')
  const problem = useLoadProblem(failure)
  if (!failure) return <Skeleton shape="page" />
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
    >
      {problem}
    </Banner>
  )
}
