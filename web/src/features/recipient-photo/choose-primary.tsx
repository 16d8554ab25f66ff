import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import styles from './recipient-photo.module.css'
import type { ChoosingPrimary } from './use-choose-primary.ts'

/** One click makes the photo the one in the head of the portal; any other may be chosen later. */
export function ChoosePrimary({ photo, choosing }: { photo: RecipientPhoto; choosing: ChoosingPrimary }) {
  const { t } = useTranslation('recipient-photo')
  const isOurs = choosing.photoId === photo.photoId
  return (
    <>
      <button
        type="button"
        className={styles.deed}
        aria-busy={(isOurs && choosing.isSending) || undefined}
        onClick={() => choosing.choose(photo.photoId)}
      >
        <Star aria-hidden="true" />
        {t(($) => $.makePrimary)} <span className="visually-hidden">„{photo.description}“</span>
      </button>
      {isOurs && choosing.failure && <PhotoProblemBanner deed="primary" failure={choosing.failure} />}
    </>
  )
}
