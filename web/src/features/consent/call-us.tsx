import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** Contact for questions before the consent. */
export function CallUs() {
  const { t } = useTranslation('consent')
  const { phones } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.callUs)} <PhoneLink {...phones.donors} />
    </p>
  )
}
