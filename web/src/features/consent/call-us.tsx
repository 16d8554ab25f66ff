import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'

/** Whom to ask before giving the consent. */
export function CallUs() {
  const { t } = useTranslation('consent')
  const { phones } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.callUs)}{' '}
      <a className="num" href={phones.donors.href}>
        {phones.donors.text}
      </a>
    </p>
  )
}
