import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ConsentActions } from './consent-actions.tsx'

export function ConsentWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('consent')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? (
        <FailureBanner
          ns="consent"
          failure={failure}
          phone="donors"
          onRetry={failure.isPassing ? onRetry : undefined}
        />
      ) : (
        <Skeleton shape="titled" lines={5} />
      )}
      <ConsentActions />
    </Stack>
  )
}
