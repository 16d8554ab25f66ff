import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'

/** Whom to ask: before giving the consent, or about what went wrong. */
export function CallUs({ about = 'consent' }: { about?: 'consent' | 'problem' }) {
  const { t } = useTranslation('consent')
  const { phones } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.callUs[about])}{' '}
      <a className="num" href={phones.donors.href}>
        {phones.donors.text}
      </a>
    </p>
  )
}
