import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatTime } from '#web/shared/format/date.ts'
import { NewPasswordHelp } from './new-password-help.tsx'

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
