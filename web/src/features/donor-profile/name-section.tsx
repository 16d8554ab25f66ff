import { useTranslation } from 'react-i18next'
import type { DonorData } from '#web/shared/api/wire.ts'
import type { AccountTraits } from '#web/shared/session/account-kind.ts'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import styles from './donor-profile.module.css'
import { ProfileSection } from './profile-section.tsx'

type NameSectionProps = { donor: DonorData; traits: AccountTraits }

/** The owner of the account: a person, or a company followed by its contact person. */
export function NameSection({ donor, traits }: NameSectionProps) {
  const { t } = useTranslation('donor-profile')
  return (
    <>
      {traits.isCompany && <CompanySection donor={donor} />}
      <ProfileSection
        id="profile-person"
        title={t(($) => (traits.isCompany ? $.contactPerson : $.person))}
        lead={traits.isCompany ? t(($) => $.contactPersonHint) : undefined}
      >
        <TextField
          name="title"
          defaultValue={donor.title}
          width="short"
          autoComplete="honorific-prefix"
          enterKeyHint="next"
          optional
        />
        <div className={styles.pair}>
          <TextField
            name="firstName"
            defaultValue={donor.firstName}
            autoComplete="given-name"
            enterKeyHint="next"
            optional
          />
          <TextField
            name="lastName"
            defaultValue={donor.lastName}
            autoComplete="family-name"
            enterKeyHint="next"
            optional={!traits.requiredNames.includes('lastName')}
          />
        </div>
      </ProfileSection>
    </>
  )
}

function CompanySection({ donor }: Pick<NameSectionProps, 'donor'>) {
  const { t } = useTranslation('donor-profile')
  return (
    <ProfileSection id="profile-company" title={t(($) => $.company)}>
      <TextField name="companyName" defaultValue={donor.companyName} autoComplete="organization" enterKeyHint="next" />
      <TextField
        name="registrationNumber"
        hint={t(($) => $.registrationNumberHint)}
        defaultValue={donor.registrationNumber}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
    </ProfileSection>
  )
}
