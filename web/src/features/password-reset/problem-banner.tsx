import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'

type ProblemBannerProps = {
  failure: unknown
  /** The next step if there is no form. */
  actions?: ReactNode
}

/** The failure and the next step; a form preserves all typed values. */
export function ProblemBanner({ failure, actions }: ProblemBannerProps) {
  const { t } = useTranslation('password-reset')
  return (
    <FailureBanner ns="password-reset" failure={failure} actions={actions}>
      {actions === undefined && <p>{t(($) => $.kept)}</p>}
    </FailureBanner>
  )
}
