import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

/** For a donor who has two accounts and wants one. */
export function TakenHelp() {
  const { t } = useTranslation('email-change')
  const { donors } = useConfig().phones
  return (
    <p className="soft small">
      {t(($) => $.takenHelp)} <PhoneLink {...donors} />
    </p>
  )
}
