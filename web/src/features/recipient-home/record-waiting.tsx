import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useLoadProblem } from '../../shared/editing/load-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { CallUs } from './call-us.tsx'

/** Before the record is known: bones in its shape, or what went wrong, a way on and whom to call. */
export function RecordWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('recipient-home')
  const problem = useLoadProblem(failure)
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? (
        <Banner
          tone="error"
          role="alert"
          title={t(($) => $.loadFailed.title)}
          actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
        >
          {problem}
        </Banner>
      ) : (
        <Skeleton shape="block" />
      )}
      <CallUs />
    </Stack>
  )
}
