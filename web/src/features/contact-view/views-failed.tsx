import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** The list could not be loaded: the reason, a retry and a contact. */
export function ViewsFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('contact-view')
  const { recipients } = useConfig().phones
  const refused = (
    <p>
      {t(($) => $.failed.other.text)} <PhoneLink {...recipients} />
    </p>
  )
  return (
    <FailureBanner
      ns="contact-view"
      section="failed"
      failure={failure}
      title={t(($) => $.failed.title)}
      text={failure.isNetwork ? undefined : refused}
      onRetry={onRetry}
    />
  )
}
