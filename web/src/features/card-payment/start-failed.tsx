import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { startFailureOf } from './start-failure.ts'

/** Why the browser did not get to the gateway, that nothing was charged, and what to do. */
export function StartFailed({ failure }: { failure: unknown }) {
  const { t } = useTranslation('card-payment')
  const kind = startFailureOf(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.startFailed[kind].title)}>
      {t(($) => $.startFailed[kind].lead)}
    </Banner>
  )
}
