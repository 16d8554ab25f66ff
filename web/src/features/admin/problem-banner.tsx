import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { useFailureTitle } from '../../shared/editing/use-failure-title.ts'
import { Banner } from '../../shared/ui/banner.tsx'

type ProblemBannerProps = {
  failure: unknown
  title: string
  /** It was only read, so nothing could have happened twice. */
  isReading?: boolean
  actions?: ReactNode
}

/** What went wrong on the way, and whether trying again doubles anything. */
export function ProblemBanner({ failure, title, isReading = false, actions }: ProblemBannerProps) {
  const { t } = useTranslation('admin')
  const titleOf = useFailureTitle()
  const count = minutesToWait(failure) ?? 1
  const key = problemKey(failure)
  const words =
    isReading && (key === 'lost' || key === 'ours') ? t(($) => $.notLoaded[key]) : t(($) => $.problem[key], { count })
  return (
    <Banner tone="error" role="alert" title={isReading ? title : titleOf(failure, title)} actions={actions}>
      {words}
    </Banner>
  )
}
