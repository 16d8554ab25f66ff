import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { RecordSection } from './record-section.tsx'

/** Whether donors may contact the family, and what each answer means (rule 8.4). */
export function ConsentSection({ given, errors }: { given: boolean; errors: FieldErrors }) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="data-consent" title={t(($) => $.consent.heading)}>
      <RadioField
        name="informativeConsent"
        label={t(($) => $.consent.label)}
        hint={t(($) => $.consent.hint)}
        defaultValue={String(given)}
        errors={errors}
        choices={[
          { value: 'true', label: t(($) => $.consent.yes), hint: t(($) => $.consent.yesHint) },
          { value: 'false', label: t(($) => $.consent.no), hint: t(($) => $.consent.noHint) },
        ]}
      />
    </RecordSection>
  )
}
