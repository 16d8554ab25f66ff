import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** The way on where there is no form. */
  actions?: ReactNode
}

/** What went wrong and what to do next; a form keeps everything that was typed. */
export function ProblemBanner({ failure, actions }: ProblemBannerProps) {
  const { t } = useTranslation('password-reset')
  return (
    <FailureBanner ns="password-reset" failure={failure} actions={actions}>
      {actions === undefined && <p>{t(($) => $.kept)}</p>}
    </FailureBanner>
  )
}
