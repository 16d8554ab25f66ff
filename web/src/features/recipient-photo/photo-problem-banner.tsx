import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { minutesToWait } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useFailureTitle } from '../../shared/editing/use-failure-title.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { MOST_PHOTOS } from './photo-file.ts'
import { photoProblem } from './photo-problem.ts'

type Deed = 'upload' | 'edit' | 'removal' | 'primary'
type PhotoProblemBannerProps = {
  deed: Deed
  failure: unknown
  /** Inside a form: the same sent again. */
  canRetry?: boolean
}

/** Failures that the same press may cure. */
const passing: ReadonlySet<string> = new Set(['lost', 'shortOutage', 'retryShortly', 'unknown'])

/** Why it failed, that nothing is lost, what to do and whom to call (rule 17.4). */
export function PhotoProblemBanner({ deed, failure, canRetry = false }: PhotoProblemBannerProps) {
  const { t } = useTranslation('recipient-photo')
  const titleOf = useFailureTitle()
  const { recipients } = useConfig().phones
  const problem = photoProblem(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  const unlock = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  const until =
    unlock === undefined ? t(($) => $.later) : t(($) => $.from, { until: keepTogether(formatDateTime(unlock, 'cs')) })
  return (
    <Banner
      tone={problem === 'locked' ? 'warn' : 'error'}
      role="alert"
      title={titleOf(
        failure,
        t(($) => $.failed[deed]),
      )}
      actions={canRetry && passing.has(problem) && <Button type="submit">{t(($) => $.retry)}</Button>}
    >
      <p>{t(($) => $.problem[problem], { wait, until, limit: MOST_PHOTOS })}</p>
      {deed !== 'primary' && <p>{t(($) => $.kept[deed])}</p>}
      <p>
        {t(($) => $.callUs)} <PhoneLink {...recipients} />
      </p>
    </Banner>
  )
}
