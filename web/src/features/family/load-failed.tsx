import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { problemKey } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

type LoadFailedProps = { what: 'families' | 'family'; failure: ApiFailure; onRetry: () => void }

/** The families or a story could not be asked for. It is tried again by itself; nobody has to wait for it. */
export function LoadFailed({ what, failure, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('family')
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.failed[what])}
      actions={
        <>
          <Button onClick={onRetry}>{t(($) => $.failed.retry)}</Button>
          <CallUs />
        </>
      }
    >
      {t(($) => $.problem[problemKey(failure)])}
    </Banner>
  )
}

export function CallUs() {
  const { t } = useTranslation('family')
  const { donors } = useConfig().phones
  return (
    <span>
      {t(($) => $.failed.call)}{' '}
      <a className="num" href={donors.href}>
        {donors.text}
      </a>
    </span>
  )
}
