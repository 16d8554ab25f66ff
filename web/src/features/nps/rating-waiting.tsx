import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { npsErrorKey } from './nps-error.ts'

/** Before the last vote is known: bones, or what went wrong and the way on. */
export function RatingWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('nps')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? <LoadFailed failure={failure} onRetry={onRetry} /> : <Skeleton shape="titled" lines={3} />}
    </Stack>
  )
}

function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('nps')
  const key = npsErrorKey(failure)
  // A refusal stays one however often somebody asks.
  const retry = failure.isPassing && <Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>
  return (
    <Banner tone="error" role="alert" title={t(($) => $.loadFailed.title)} actions={retry}>
      {key === 'unhandled-error' ? t(($) => $.loadFailed.lead) : t(($) => $[key])}
    </Banner>
  )
}
