import { useTranslation } from 'react-i18next'
import type { DonorData } from '../../shared/api/wire.ts'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { ProfileSection } from './profile-section.tsx'

/** Several recipients each month, or a single one (rule 6.7). */
export function TargetingSection({ donor, errors }: { donor: DonorData; errors: FieldErrors }) {
  const { t } = useTranslation('donor-profile')
  return (
    <ProfileSection id="profile-targeting" title={t(($) => $.targeting)} lead={t(($) => $.targetingNote)}>
      <RadioField
        name="donationTargeting"
        label={<span className="visually-hidden">{t(($) => $.targeting)}</span>}
        defaultValue={donor.donationTargeting}
        errors={errors}
        choices={[
          { value: 'multiple', label: t(($) => $.targetings.multiple), hint: t(($) => $.targetings.multipleHint) },
          { value: 'single', label: t(($) => $.targetings.single), hint: t(($) => $.targetings.singleHint) },
        ]}
      />
    </ProfileSection>
  )
}
