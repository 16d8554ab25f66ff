import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'

export function RecordWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('recipient-home')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? (
        <LoadFailed title={t(($) => $.loadFailed.title)} failure={failure} onRetry={onRetry} />
      ) : (
        <Skeleton shape="block" />
      )}
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
    </Stack>
  )
}

type LoadFailedProps = { title: string; failure: ApiFailure; onRetry: () => void }

export function LoadFailed(props: LoadFailedProps) {
  return <FailureBanner ns="editing" section="loadProblem" {...props} />
}
