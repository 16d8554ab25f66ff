import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'

/** The address of a photo that cannot be changed: there is none such, or it waits to be removed. */
export function PhotoMissing({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('recipient-photo')
  return <Banner>{t(($) => $.problem[isWaiting ? 'removal-requested' : 'photo-not-found'].text)}</Banner>
}
