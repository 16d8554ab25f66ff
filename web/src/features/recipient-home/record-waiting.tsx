import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { CallUs } from './call-us.tsx'

/** Before the record is known: bones in its shape, or what went wrong, a way on and whom to call. */
export function RecordWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('recipient-home')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {hasFailed ? (
        <Banner
          tone="error"
          role="alert"
          title={t(($) => $.loadFailed.title)}
          actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
        >
          {t(($) => $.loadFailed.lead)}
        </Banner>
      ) : (
        <Skeleton shape="block" />
      )}
      <CallUs />
    </Stack>
  )
}
