import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'

/** Why the consent still stands, or why nobody knows. */
export function ProblemBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('consent-withdrawal')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  const key = problemKey(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      {t(($) => $.problem[key].text, { wait })}
    </Banner>
  )
}
