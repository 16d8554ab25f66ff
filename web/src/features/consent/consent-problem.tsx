import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { CallUs } from './call-us.tsx'
import { consentProblem } from './consent-error.ts'

/** What went wrong, what to do next, and whom to ask. */
export function ConsentProblem({ failure, actions }: { failure: unknown; actions?: ReactNode }) {
  const { t } = useTranslation('consent')
  const key = consentProblem(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)} actions={actions}>
      <p>{t(($) => $.problem[key].text)}</p>
      {key !== 'lost' && <CallUs about="problem" />}
    </Banner>
  )
}
