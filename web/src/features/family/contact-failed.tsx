import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { problemKey } from '../../shared/api/failure-problem.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { CallUs } from './load-failed.tsx'

/** „Contact details load error“ (rule 17.5), with a way on besides the button, which stays. */
export function ContactFailed({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('family')
  return (
    <Banner tone="error" role="alert" title={t(($) => $.contact.failed.title)} actions={<CallUs />}>
      {t(($) => $.contact.failed[problemKey(failure)])}
    </Banner>
  )
}
