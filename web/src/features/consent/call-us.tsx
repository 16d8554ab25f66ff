import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** Whom to ask: before giving the consent, or about what went wrong. */
export function CallUs({ about = 'consent' }: { about?: 'consent' | 'problem' }) {
  const { t } = useTranslation('consent')
  const { phones } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.callUs[about])} <PhoneLink {...phones.donors} />
    </p>
  )
}
