import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'

/** For whoever has two accounts and wants one. */
export function TakenHelp() {
  const { t } = useTranslation('email-change')
  const { donors } = useConfig().phones
  return (
    <p className="soft small">
      {t(($) => $.takenHelp)}{' '}
      <a className="num" href={donors.href}>
        {donors.text}
      </a>
    </p>
  )
}
