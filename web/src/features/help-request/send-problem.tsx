import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { CallUsLine } from '../../shared/editing/call-us-line.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'

/** Why the request did not go, that nothing is lost, what to do and whom to call. */
export function SendProblem({ failure }: { failure: unknown }) {
  const { t } = useTranslation('help-request')
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  const key = problemKey(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      <Stack gap={2}>
        <p>{t(($) => $.problem[key].text, { wait })}</p>
        <p>{t(($) => $.problem.once)}</p>
        <CallUsLine>{t(($) => $.problem.callUs)}</CallUsLine>
      </Stack>
    </Banner>
  )
}
