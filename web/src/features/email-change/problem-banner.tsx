import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { formatTime } from '../../shared/format/date.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { NewPasswordHelp } from './new-password-help.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** An answer was lost: the e-mail may be the new one already. */
  mayBeChanged?: boolean
}

/** What went wrong on the way and what to do next; the form beside it keeps everything that was typed. */
export function ProblemBanner({ failure, mayBeChanged = false }: ProblemBannerProps) {
  const { t } = useTranslation('email-change')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  if (failure instanceof ApiFailure && failure.error === 'too-many-codes') {
    return (
      <Banner tone="warn" role="alert" title={t(($) => $.tooManyCodes.title)}>
        {t(($) => $.tooManyCodes.text, { wait })}
      </Banner>
    )
  }
  if (failure instanceof ApiFailure && failure.lockedUntil !== undefined) {
    const time = formatTime(failure.lockedUntil)
    return (
      <Banner tone="error" role="alert" title={t(($) => $.locked.title, { time })} actions={<NewPasswordHelp />}>
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
