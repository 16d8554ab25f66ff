import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatTime } from '#web/shared/format/date.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** An answer was lost: the e-mail may already be changed. */
  mayBeChanged?: boolean
}

/** The failure and the next step; the form preserves all typed values. */
export function ProblemBanner({ failure, mayBeChanged = false }: ProblemBannerProps) {
  const { t } = useTranslation('email-change')
  const { error, lockedUntil } = failure instanceof ApiFailure ? failure : {}
  if (error === 'too-many-codes') return <FailureBanner ns="email-change" failure={failure} tone="warn" />
  if (lockedUntil !== undefined) {
    const values = { time: formatTime(lockedUntil) }
    return <FailureBanner ns="email-change" failure={failure} values={values} actions={<NewPasswordHelp />} />
  }
  return (
    <FailureBanner ns="email-change" failure={failure}>
      <p>{t(($) => (mayBeChanged ? $.unsure : $.kept))}</p>
    </FailureBanner>
  )
}

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
