import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { CallUsLine } from '../../shared/editing/call-us-line.tsx'
import { useFailureTitle } from '../../shared/editing/use-failure-title.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { sendingProblem } from './sending-problem.ts'

/** Why the renewal was not sent, what to do and whom to call; nothing of it is lost. */
export function SendingProblemBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('renewal')
  const titleOf = useFailureTitle()
  const problem = sendingProblem(failure)
  const until = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  const text =
    problem === 'locked' && until !== undefined
      ? t(($) => $.problem.locked.until, { until: keepTogether(formatDateTime(until, 'cs')) })
      : t(($) => $.problem[problem].text)
  const isOurs = problem === 'lost' || problem === 'unknown'
  return (
    <Banner
      tone={isOurs ? 'error' : 'warn'}
      role="alert"
      title={
        problem === 'unknown'
          ? titleOf(
              failure,
              t(($) => $.problem.unknown.title),
            )
          : t(($) => $.problem[problem].title)
      }
    >
      <Stack gap={2}>
        <p>{text}</p>
        <CallUsLine>{t(($) => $.problem.call)}</CallUsLine>
      </Stack>
    </Banner>
  )
}
