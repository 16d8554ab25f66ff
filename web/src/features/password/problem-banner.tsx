import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { formatTime } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** An answer was lost: the password may be the new one already. */
  mayBeChanged: boolean
}

/** Why the password is as it was, and what to do. */
export function ProblemBanner({ failure, mayBeChanged }: ProblemBannerProps) {
  const { t } = useTranslation('password')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  if (failure instanceof ApiFailure && failure.lockedUntil !== undefined) {
    const time = formatTime(failure.lockedUntil)
    return (
      <Banner
        tone="error"
        role="alert"
        title={t(($) => $.locked.title, { time })}
        actions={<Link to={paths.passwordReset}>{t(($) => $.reset)}</Link>}
      >
        {t(($) => $.locked.text, { time })}
      </Banner>
    )
  }
  const key = problemKey(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      <p>{t(($) => $.problem[key].text, { wait })}</p>
      <p>{t(($) => (mayBeChanged ? $.unsure : $.kept))}</p>
    </Banner>
  )
}
