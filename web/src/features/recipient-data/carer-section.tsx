import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { RecordSection } from './record-section.tsx'

type CarerSectionProps = { carer: RecipientData['CaringPerson']; errors: FieldErrors }

/** The patient's carer: usually a parent, sometimes the patient. */
export function CarerSection({ carer, errors }: CarerSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-carer" title={t(($) => $.carer.heading)} lead={t(($) => $.carer.lead)}>
      <TextField
        name="caringPerson.firstName"
        label={t(($) => $.carer.firstName)}
        defaultValue={carer.FirstName}
        errors={errors}
        width="medium"
        autoComplete="given-name"
        enterKeyHint="next"
      />
      <TextField
        name="caringPerson.lastName"
        label={t(($) => $.carer.lastName)}
        defaultValue={carer.LastName}
        errors={errors}
        width="medium"
        autoComplete="family-name"
        enterKeyHint="next"
      />
    </RecordSection>
  )
}
