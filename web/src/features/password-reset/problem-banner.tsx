import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** The way on where no form stands beside it. */
  actions?: ReactNode
}

/** What went wrong on the way and what to do next; the form beside it keeps everything that was typed. */
export function ProblemBanner({ failure, actions }: ProblemBannerProps) {
  const { t } = useTranslation('password-reset')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  const key = problemKey(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)} actions={actions}>
      {t(($) => $.problem[key].text, { wait })} {actions === undefined && t(($) => $.kept)}
    </Banner>
  )
}
