import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'

/** Whom to ask when the page cannot help. */
export function Contact() {
  const { t } = useTranslation('card-payment')
  const { phones, email } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.result.contact)}{' '}
      <a className="num" href={phones.donors.href}>
        {phones.donors.text}
      </a>
      {', '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
