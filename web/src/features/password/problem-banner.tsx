import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { formatTime } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'

type ProblemBannerProps = {
  failure: unknown
  /** An answer was lost: the password may already be changed. */
  mayBeChanged: boolean
}

/** Why the password was not changed, and what to do. */
export function ProblemBanner({ failure, mayBeChanged }: ProblemBannerProps) {
  const { t } = useTranslation('password')
  const lockedUntil = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  if (lockedUntil !== undefined) {
    const reset = <Link to={paths.passwordReset}>{t(($) => $.reset)}</Link>
    return <FailureBanner ns="password" failure={failure} values={{ time: formatTime(lockedUntil) }} actions={reset} />
  }
  return (
    <FailureBanner ns="password" failure={failure}>
      <p>{t(($) => (mayBeChanged ? $.unsure : $.kept))}</p>
    </FailureBanner>
  )
}
