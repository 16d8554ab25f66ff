import { useTranslation } from 'react-i18next'
import type { DonorData } from '../../shared/api/wire.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { listingKey } from '../../shared/session/public-listing.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'

type Listing = NonNullable<DonorData['publicListing']>

/**
 * The present status of the public list, as far as the provider sends it: it follows the consent
 * within 48 hours (rule 6.16).
 */
export function PublicListing({ listing }: { listing: Listing | undefined }) {
  const { t } = useTranslation('donor-profile')
  const language = useLanguage()
  if (listing === undefined) return null
  const key = listingKey(listing)
  const when = listing.changesBy === null ? '' : withNoBreakSpaces(formatDateTime(listing.changesBy, language))
  return <>{t(($) => $.listing[key], { when })}</>
}
