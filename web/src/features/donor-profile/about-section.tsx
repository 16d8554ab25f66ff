import { useTranslation } from 'react-i18next'
import type { DonorData } from '#web/shared/api/wire.ts'
import type { AccountTraits } from '#web/shared/session/account-kind.ts'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { ProfileSection } from './profile-section.tsx'

const genders = ['male', 'female', 'other'] as const
const familyStatuses = [1, 2, 3, 4, 5] as const
const municipalitySizes = [1, 2, 3, 4] as const
/** In the order of the specification, „elsewhere“ last. */
const sources = [1, 2, 3, 4, 5, 7, 6] as const

type AboutSectionProps = { donor: DonorData; traits: AccountTraits; isOtherSource: boolean }

const textOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))

/** Optional fields. A company sees only the fields that apply to a company. */
export function AboutSection({ donor, traits, isOtherSource }: AboutSectionProps) {
  const { t } = useTranslation('donor-profile')
  return (
    <ProfileSection
      id="profile-about"
      title={t(($) => (traits.isCompany ? $.aboutCompany : $.about))}
      lead={t(($) => $.aboutHint)}
    >
      {traits.hasPersonalFields && <AboutPerson donor={donor} />}
      <SelectField
        name="municipalitySize"
        defaultValue={textOf(donor.municipalitySize)}
        placeholder={t(($) => $.notStated)}
        width="medium"
        choices={municipalitySizes.map((size) => ({ value: String(size), label: t(($) => $.municipalitySizes[size]) }))}
      />
      <SelectField
        name="sourceOfAwareness.id"
        defaultValue={textOf(donor.sourceOfAwareness?.id)}
        placeholder={t(($) => $.notStated)}
        choices={sources.map((source) => ({ value: String(source), label: t(($) => $.sources[source]) }))}
      />
      <div hidden={!isOtherSource}>
        <TextField
          name="sourceOfAwareness.text"
          defaultValue={donor.sourceOfAwareness?.text}
          autoComplete="off"
          enterKeyHint="next"
          optional
        />
      </div>
    </ProfileSection>
  )
}

function AboutPerson({ donor }: Pick<AboutSectionProps, 'donor'>) {
  const { t } = useTranslation('donor-profile')
  return (
    <>
      <TextField
        name="birthYear"
        defaultValue={textOf(donor.birthYear)}
        width="short"
        inputMode="numeric"
        autoComplete="bday-year"
        enterKeyHint="next"
      />
      <RadioField
        name="gender"
        defaultValue={donor.gender ?? ''}
        choices={[
          ...genders.map((gender) => ({ value: gender, label: t(($) => $.genders[gender]) })),
          { value: '', label: t(($) => $.notStated) },
        ]}
      />
      <SelectField
        name="familyStatus"
        defaultValue={textOf(donor.familyStatus)}
        placeholder={t(($) => $.notStated)}
        width="medium"
        choices={familyStatuses.map((status) => ({ value: String(status), label: t(($) => $.familyStatuses[status]) }))}
      />
    </>
  )
}
