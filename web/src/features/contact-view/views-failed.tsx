import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** The list did not come: why, a way on and whom to call. */
export function ViewsFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('contact-view')
  const { recipients } = useConfig().phones
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.failed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.failed.retry)}</Button>}
    >
      {failure.isNetwork ? (
        t(($) => $.failed.lost)
      ) : (
        <>
          {t(($) => $.failed.other)} <PhoneLink {...recipients} />
        </>
      )}
    </Banner>
  )
}
