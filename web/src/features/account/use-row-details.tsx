import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../shared/format/date.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import { listingKey } from '../../shared/session/public-listing.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import type { AccountRow } from './account-groups.ts'

export function useRowDetails(session: SignedIn): Record<AccountRow, readonly string[]> {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { email, avatar, displayName, profile, fullUser } = session
  const { donor } = profile
  const { isCompany } = accountKindOf(session)
  const { Value: rating, Date: ratedOn } = fullUser.NPS
  const listing = donor?.publicListing
  const consent = donor?.personalDataConsentOn
  const documents = fullUser.Documents.length
  return {
    profile: [
      displayName,
      ...(donor ? [t(($) => $.targeting[donor.donationTargeting])] : []),
      ...(listing
        ? [
            t(($) => $.listing[listingKey(listing)], {
              when: formatDateTime(listing.changeDueAt ?? '', language),
            }),
          ]
        : []),
    ],
    email: [email === '' ? t(($) => $.noEmail) : email],
    avatar: [t(($) => (avatar === '' ? (isCompany ? $.avatarDrawnCompany : $.avatarDrawn) : $.avatarOwn))],
    taxData: donor ? [donor.taxData.name, t(($) => $.taxSubject[donor.taxData.subject])] : [],
    documents: [documents === 0 ? t(($) => $.noDocuments) : t(($) => $.documentsCount, { count: documents })],
    password: [t(($) => $.passwordDetail)],
    rating: [
      rating === null || ratedOn === null
        ? t(($) => $.notRated)
        : t(($) => $.rated, { value: rating, date: formatDate(ratedOn, language) }),
    ],
    withdrawal: [
      consent ? t(($) => $.consentSince, { date: formatDate(consent, language) }) : t(($) => $.withdrawalDetail),
    ],
  }
}
