import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'

/** The renewal waits for the donor, not for a repair. */
const expected: ReadonlySet<string> = new Set(['form-changed', 'form-refused', 'renewal-not-open', 'editing-locked'])

/** Why the renewal was not sent, what to do and whom to call; no answer is lost. */
export function SendingProblemBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('renewal')
  const { error, code, lockedUntil, isNetwork } = failure instanceof ApiFailure ? failure : {}
  const isExpected = code === 429 || (!isNetwork && error !== undefined && expected.has(error))
  const until = lockedUntil && { until: formatDateTime(lockedUntil, 'cs') }
  return (
    <FailureBanner
      ns="renewal"
      failure={failure}
      tone={isExpected ? 'warn' : 'error'}
      refusedTitle={!isNetwork && isOutcomeUnknown(failure) ? t(($) => $.problem.other.title) : undefined}
      text={
        until && (
          <p>
            <SpokenText text={t(($) => $.problem['editing-locked'].until, until)} />
          </p>
        )
      }
    >
      <CallUs line="recipients" className="soft">
        {t(($) => $.problem.call)}
      </CallUs>
    </FailureBanner>
  )
}
