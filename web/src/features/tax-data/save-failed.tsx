import { useTranslation } from 'react-i18next'
import { type SaveChecked, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import type { Fields } from '../../shared/forms/form-draft.ts'

type Props = { failure: unknown; checked: SaveChecked; before: () => Fields }

/** The form still holds the typed values (rule 17.3). */
export function SaveFailed({ failure, checked, before }: Props) {
  const { t } = useTranslation('tax-data')
  const unknown = (
    <>
      <SaveOutcome checked={checked} before={before} />
      <p>{t(($) => $.problem.kept)}</p>
    </>
  )
  return (
    <FailureBanner
      ns="tax-data"
      failure={failure}
      text={isOutcomeUnknown(failure) ? unknown : undefined}
      phone="donors"
    />
  )
}
