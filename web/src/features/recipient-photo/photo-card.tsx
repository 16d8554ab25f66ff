import { Pencil, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { formatDate, formatMonthYear } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import { PhotoRemoval } from './photo-removal.tsx'
import styles from './recipient-photo.module.css'
import { isoMonth } from './taken-month.ts'
import type { ChoosingPrimary } from './use-choose-primary.ts'
import { photoAddress } from './use-photo-view.ts'

type PhotoCardProps = {
  photo: RecipientPhoto
  isLocked: boolean
  choosing: ChoosingPrimary
  onRequested: () => void
}

/** One photo with its actions; none while its removal is pending or the account is locked. */
export function PhotoCard({ photo, isLocked, choosing, onRequested }: PhotoCardProps) {
  const { t } = useTranslation('recipient-photo')
  const { description, isPrimary, removal } = photo
  return (
    <Card as="li" variant="flush" className={styles.card}>
      <PhotoPicture photo={photo} className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.description}>{description}</p>
        <p className="soft num">{formatMonthYear(isoMonth(photo))}</p>
        {isPrimary && (
          <p>
            <Chip tone="sky">{t(($) => $.primary)}</Chip>
          </p>
        )}
        {removal ? (
          <div className={styles.removed}>
            <Chip tone="wait">
              {t(($) => $.removal.requested, { date: withNoBreakSpaces(formatDate(removal.requestedAt, 'cs')) })}
            </Chip>
            <p className="soft small">{t(($) => $.removal.waiting)}</p>
          </div>
        ) : (
          !isLocked && (
            <div className={styles.actions}>
              {!isPrimary && <ChoosePrimary photo={photo} choosing={choosing} />}
              <Link to={photoAddress(photo.photoId)} className={styles.action}>
                <Pencil aria-hidden="true" />
                {t(($) => $.edit)} <span className="visually-hidden">„{description}“</span>
              </Link>
              <PhotoRemoval photo={photo} onRequested={onRequested} />
            </div>
          )
        )}
      </div>
    </Card>
  )
}

/** One click makes the photo the one in the head of the portal; any other may be chosen later. */
function ChoosePrimary({ photo, choosing }: { photo: RecipientPhoto; choosing: ChoosingPrimary }) {
  const { t } = useTranslation('recipient-photo')
  const isOurs = choosing.photoId === photo.photoId
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-busy={(isOurs && choosing.isSending) || undefined}
        onClick={() => choosing.choose(photo.photoId)}
      >
        <Star aria-hidden="true" />
        {t(($) => $.makePrimary)} <span className="visually-hidden">„{photo.description}“</span>
      </button>
      {isOurs && choosing.failure && <PhotoProblemBanner action="primary" failure={choosing.failure} />}
    </>
  )
}
