import { useTranslation } from 'react-i18next'
import type { DonorData } from '#web/shared/api/wire.ts'
import { formatDate, formatDateTime } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import type { AccountTraits } from '#web/shared/session/account-kind.ts'
import { listingKey } from '#web/shared/session/public-listing.ts'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './donor-profile.module.css'
import { ProfileSection } from './profile-section.tsx'

type ConsentsSectionProps = {
  donor: DonorData
  /** The present instant, because the result changes with a save and with time. */
  listing: DonorData['publicListing']
  traits: AccountTraits
}

export function ConsentsSection({ donor, listing, traits: { isCompany } }: ConsentsSectionProps) {
  const { t } = useTranslation('donor-profile')
  const { consents } = donor
  return (
    <ProfileSection id="profile-consents" title={t(($) => $.consents)}>
      <Stack gap={3}>
        <CheckboxField
          name="consents.recipientMayGetPostalAddress"
          label={t(($) => (isCompany ? $.recipientMayGetPostalAddressCompany : $.recipientMayGetPostalAddress))}
          hint={t(($) => $.recipientHint)}
          defaultChecked={consents.recipientMayGetPostalAddress}
        />
        <CheckboxField
          name="consents.recipientMayGetEmail"
          label={t(($) => (isCompany ? $.recipientMayGetEmailCompany : $.recipientMayGetEmail))}
          hint={t(($) => $.recipientHint)}
          defaultChecked={consents.recipientMayGetEmail}
        />
        <CheckboxField
          name="consents.nameInPublicList"
          label={t(($) => (isCompany ? $.nameInPublicListCompany : $.nameInPublicList))}
          hint={<PublicListing listing={listing} />}
          defaultChecked={consents.nameInPublicList}
        />
        <CheckboxField
          name="consents.newsletter"
          label={t(($) => (isCompany ? $.newsletterCompany : $.newsletter))}
          defaultChecked={consents.newsletter}
        />
      </Stack>
      <Processing since={donor.personalDataConsentOn} />
    </ProfileSection>
  )
}

function Processing({ since }: { since: string | null }) {
  const { t } = useTranslation('donor-profile')
  const language = useLanguage()
  const date = since === null ? undefined : formatDate(since, language)
  return (
    <div className={styles.processing}>
      <h3>{t(($) => $.processing)}</h3>
      <p>
        {date === undefined ? t(($) => $.processingNone) : <SpokenText text={t(($) => $.processingSince, { date })} />}
      </p>
      <p>
        <KnownLink className="standalone-link" to={paths.consentWithdrawal}>
          {t(($) => $.withdraw)}
        </KnownLink>
      </p>
    </div>
  )
}

type Listing = NonNullable<DonorData['publicListing']>

/** Follows the consent within 48 hours (rule 6.16). */
function PublicListing({ listing }: { listing: Listing | undefined }) {
  const { t } = useTranslation('donor-profile')
  const language = useLanguage()
  if (listing === undefined) return null
  const key = listingKey(listing)
  const when = listing.changeDueAt === null ? '' : formatDateTime(listing.changeDueAt, language)
  return <SpokenText text={t(($) => $.listing[key], { when })} />
}
