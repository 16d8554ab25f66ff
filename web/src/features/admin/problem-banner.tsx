import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'

type ProblemBannerProps = { failure: unknown; title: string; actions?: ReactNode }

/** What went wrong on the way, and whether trying again doubles anything. */
export function ProblemBanner({ failure, title, actions }: ProblemBannerProps) {
  const { t } = useTranslation('admin')
  const count = minutesToWait(failure) ?? 1
  return (
    <Banner tone="error" role="alert" title={title} actions={actions}>
      {t(($) => $.problem[problemKey(failure)], { count })}
    </Banner>
  )
}
