import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'
import { FailureBanner } from '../failure/failure-banner.tsx'
import { isNetworkFailure, isOutcomeUnknown, useFailureText } from '../failure/failure-text.ts'
import type { Fields } from '../forms/form-draft.ts'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { type SaveChecked, SaveOutcome } from './save-outcome.tsx'
import { useUnlockText } from './use-unlock-text.ts'

export type SaveProblemProps = {
  failure: unknown
  /** The result of the check after an unknown outcome, and the former values of the changed fields. */
  checked?: SaveChecked
  before?: () => Fields
}

/** Why a save failed, what is stored, what to do and whom to call; the typed text is still in the form (rule 17.3). */
export function SaveProblemBanner({ failure, checked, before }: SaveProblemProps) {
  const { t } = useTranslation('editing')
  const until = useUnlockText(failure)
  const { text } = useFailureText(failure, 'editing', undefined, { until })
  const box = useRef<HTMLDivElement>(null)
  // A form can be sent from any of its fields, far from the banner; every submit mounts it again.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isLocked = failure instanceof ApiFailure && failure.code === 423
  return (
    <div ref={box}>
      <FailureBanner
        ns="editing"
        failure={failure}
        tone={isLocked ? 'warn' : 'error'}
        lead={isOutcomeUnknown(failure) && <SaveOutcome checked={checked} before={before} />}
        text={
          isNetworkFailure(failure) ? null : (
            <p>
              <SpokenText text={text} />
            </p>
          )
        }
        phone="recipients"
      >
        <p>{t(($) => $.kept)}</p>
      </FailureBanner>
    </div>
  )
}
