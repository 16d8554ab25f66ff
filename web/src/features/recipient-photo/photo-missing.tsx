import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'

/** The address of a photo that cannot be changed: it does not exist, or its removal is pending. */
export function PhotoMissing({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('recipient-photo')
  return <Banner>{t(($) => $.problem[isWaiting ? 'removal-requested' : 'photo-not-found'].text)}</Banner>
}
