import { useTranslation } from 'react-i18next'
import type { DonorData } from '#web/shared/api/wire.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import type { AccountTraits } from '#web/shared/session/account-kind.ts'
import { PhoneField } from '#web/shared/ui/fields/phone-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import styles from './donor-profile.module.css'
import { ProfileSection } from './profile-section.tsx'

type ContactSectionProps = { donor: DonorData; email: string; traits: AccountTraits }

/** The donor's contact. The e-mail is read-only: it changes by a code sent to the new address. */
export function ContactSection({ donor, email, traits }: ContactSectionProps) {
  const { t } = useTranslation('donor-profile')
  const { address } = donor
  return (
    <ProfileSection id="profile-contact" title={t(($) => (traits.isCompany ? $.contactCompany : $.contact))}>
      <dl className={styles.shown}>
        <dt>{t(($) => $.email)}</dt>
        <dd>{email === '' ? t(($) => $.noEmail) : email}</dd>
        <dd>
          <KnownLink className="standalone-link" to={paths.email}>
            {t(($) => (email === '' ? $.setEmail : $.changeEmail))}
          </KnownLink>
        </dd>
      </dl>
      <PhoneField name="phone" hint={t(($) => $.phoneHint)} defaultValue={donor.phone} enterKeyHint="next" optional />
      <div className={styles.street}>
        <TextField
          name="address.street"
          defaultValue={address.street}
          autoComplete="address-line1"
          enterKeyHint="next"
          optional
        />
        <TextField
          name="address.houseNumber"
          defaultValue={address.houseNumber}
          autoComplete="address-line2"
          enterKeyHint="next"
          optional
        />
      </div>
      <div className={styles.city}>
        <TextField
          name="address.postalCode"
          defaultValue={address.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          optional
        />
        <TextField
          name="address.city"
          defaultValue={address.city}
          autoComplete="address-level2"
          enterKeyHint="next"
          optional
        />
      </div>
    </ProfileSection>
  )
}
