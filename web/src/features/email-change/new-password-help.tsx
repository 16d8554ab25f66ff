import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'

/** How to get a new password: a link by e-mail, or a phone call for a donor without an e-mail. */
export function NewPasswordHelp() {
  const { t } = useTranslation('email-change')
  const session = useSession()
  const { donors } = useConfig().phones
  const hasEmail = session.isLoggedIn && session.email !== ''
  return (
    <p className="small">
      {t(($) => $.forgotten)}{' '}
      {hasEmail ? (
        <Link to={paths.passwordReset}>{t(($) => $.reset)}</Link>
      ) : (
        <>
          {t(($) => $.callUs)} <PhoneLink {...donors} />
        </>
      )}
    </p>
  )
}
