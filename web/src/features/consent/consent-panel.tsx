import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import type { ConsentState } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ConsentActions } from './consent-actions.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentGiven } from './consent-given.tsx'

type ConsentPanelProps = { consent: ConsentState; emlid: string | undefined }

export function ConsentPanel({ consent, emlid }: ConsentPanelProps) {
  if (consent.confirmedOn === null) return <ConsentForm emlid={emlid} />
  return <ConsentGiven confirmedOn={consent.confirmedOn} emlid={emlid} />
}

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
