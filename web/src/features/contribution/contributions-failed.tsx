import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** The months or a file of them did not come: why, and the way on. Nothing has happened to the money. */
export function ContributionsFailed({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('contribution')
  const key = problemKey(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.problem.waitUnknown) : t(($) => $.problem.wait, { count: minutes })
  const isPassing = (failure as Partial<ApiFailure>).isPassing === true
  const retry = onRetry && isPassing && <Button onClick={onRetry}>{t(($) => $.problem.retry)}</Button>
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)} actions={retry}>
      {t(($) => $.problem[key].lead, { wait })}
    </Banner>
  )
}
