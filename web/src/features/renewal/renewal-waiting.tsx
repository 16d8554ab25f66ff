import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** Before the renewal is known: bones, or what went wrong and a way on. */
export function RenewalWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('renewal')
  if (!hasFailed) return <Skeleton shape="block" />
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
    >
      {t(($) => $.loadFailed.lead)}
    </Banner>
  )
}
