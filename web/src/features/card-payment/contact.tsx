import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

export function Contact() {
  const { t } = useTranslation('card-payment')
  const { phones, email } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.result.contact)} <PhoneLink {...phones.donors} />
      {', '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
