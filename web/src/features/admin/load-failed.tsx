import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ProblemBanner } from './problem-banner.tsx'

/** What was to be read did not come; whatever is typed beside it stays. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <ProblemBanner
      failure={failure}
      title={t(($) => $.loadFailed)}
      isReading
      actions={<Button onClick={onRetry}>{t(($) => $.retry)}</Button>}
    />
  )
}
