import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { RecordSection } from './record-section.tsx'

/** The most common first; „elsewhere“ and no answer last. */
const housings = ['flat', 'house', 'rent', 'hostel', 'shelter', 'other', 'not-stated'] as const

type HouseholdSectionProps = { record: Pick<RecipientData, 'HousingType' | 'HouseholdMembers'>; errors: FieldErrors }

/** The housing of the family and its number of members. */
export function HouseholdSection({ record, errors }: HouseholdSectionProps) {
  const { t } = useTranslation('recipient-data')
  // The number of members is not filled in yet.
  const members = record.HouseholdMembers === 0 ? undefined : record.HouseholdMembers
  return (
    <RecordSection id="data-household" title={t(($) => $.household.heading)}>
      <RadioField
        name="housingType"
        label={t(($) => $.household.housing)}
        defaultValue={record.HousingType}
        errors={errors}
        choices={housings.map((housing) => ({ value: housing, label: t(($) => $.household.housings[housing]) }))}
      />
      <TextField
        name="householdMembers"
        label={t(($) => $.household.members)}
        hint={t(($) => $.household.membersHint)}
        defaultValue={members}
        errors={errors}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
      />
    </RecordSection>
  )
}
