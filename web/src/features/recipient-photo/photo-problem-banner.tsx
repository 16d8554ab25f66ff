import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { type SaveChecked, SaveOutcome } from '#web/shared/editing/save-outcome.tsx'
import { useUnlockText } from '#web/shared/editing/use-unlock-text.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { isNetworkFailure, isOutcomeUnknown, useFailureText } from '#web/shared/failure/failure-text.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { isOutOfDate } from './photo-problem.ts'
import { MAX_PHOTOS } from './photo-values.ts'

type PhotoAction = 'upload' | 'edit' | 'removal' | 'primary'
type PhotoProblemBannerProps = {
  action: PhotoAction
  failure: unknown
  /** The result of the check after an unknown outcome. */
  checked?: SaveChecked
  /** Inside a form: sends the same again. */
  canRetry?: boolean
}

/** Why it failed, that no data are lost, what to do and whom to call (rule 17.4). */
export function PhotoProblemBanner({ action, failure, checked, canRetry = false }: PhotoProblemBannerProps) {
  const { t } = useTranslation('recipient-photo')
  const until = useUnlockText(failure)
  const { text } = useFailureText(failure, 'recipient-photo', undefined, { until, limit: MAX_PHOTOS })
  const code = failure instanceof ApiFailure ? failure.code : 0
  const mayPass = code !== 423 && code !== 429 && !isOutOfDate(failure)
  return (
    <FailureBanner
      ns="recipient-photo"
      failure={failure}
      text={
        checked && isNetworkFailure(failure) ? null : (
          <p>
            <SpokenText text={text} />
          </p>
        )
      }
      tone={code === 423 ? 'warn' : 'error'}
      lead={checked && isOutcomeUnknown(failure) && <SaveOutcome checked={checked} />}
      refusedTitle={t(($) => $.failed[action])}
      actions={canRetry && mayPass && <Button type="submit">{t(($) => $.retry)}</Button>}
      phone="recipients"
    >
      {action !== 'primary' && <p>{t(($) => $.kept[action])}</p>}
    </FailureBanner>
  )
}
