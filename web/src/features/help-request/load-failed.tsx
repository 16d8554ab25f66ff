import { useTranslation } from 'react-i18next'
import { useLoadProblem } from '../../shared/editing/load-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** The form or the request could not be read; what was filled in before lies on the device all the same. */
export function LoadFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('help-request')
  const problem = useLoadProblem(failure)
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
    >
      <p>{problem}</p>
      <p>{t(($) => $.loadFailed.kept)}</p>
    </Banner>
  )
}
