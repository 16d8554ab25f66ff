import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'

/** Whom to ask while the way on has no page of its own. */
export function Contact() {
  const { t } = useTranslation('donor-home')
  const { phones, email } = useConfig()
  return (
    <p>
      {t(($) => $.contact)}{' '}
      <a className="num" href={phones.donors.href}>
        {phones.donors.text}
      </a>
      {', '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
