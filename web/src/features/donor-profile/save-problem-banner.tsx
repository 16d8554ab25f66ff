import { useTranslation } from 'react-i18next'
import { type SaveChecked, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import type { Fields } from '../../shared/forms/form-draft.ts'

type Props = { failure: unknown; checked: SaveChecked; before: () => Fields }

/** The form still holds the typed values (rule 17.3). */
export function SaveProblemBanner({ failure, checked, before }: Props) {
  const { t } = useTranslation('donor-profile')
  return (
    <FailureBanner
      ns="donor-profile"
      failure={failure}
      text={isOutcomeUnknown(failure) ? <SaveOutcome checked={checked} before={before} /> : undefined}
      phone="donors"
    >
      <p>{t(($) => $.kept)}</p>
    </FailureBanner>
  )
}
