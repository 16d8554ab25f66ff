import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** The payments could not be asked for. Nothing has happened to them. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('recurring-payment')
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.failed.title)}
      actions={
        <>
          {failure.isPassing && <Button onClick={onRetry}>{t(($) => $.failed.retry)}</Button>}
          <CallUs />
        </>
      }
    >
      {t(($) => $.failed.lead)}
    </Banner>
  )
}

export function CallUs() {
  const { t } = useTranslation('recurring-payment')
  const { donors } = useConfig().phones
  return (
    <span>
      {t(($) => $.call)}{' '}
      <a className="num" href={donors.href}>
        {donors.text}
      </a>
    </span>
  )
}
