import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useWait } from '#web/shared/failure/wait-text.ts'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { npsErrorKey } from './nps-error.ts'

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
  const wait = useWait(failure)
  return (
    <FailureBanner
      ns="nps"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      text={<p>{t(($) => (failure.isNetwork ? $.loadFailed.lead : $[npsErrorKey(failure)]), { wait })}</p>}
      onRetry={failure.isPassing ? onRetry : undefined}
    />
  )
}
