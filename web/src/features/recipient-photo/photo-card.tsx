import { Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApi } from '#web/shared/api/api-context.tsx'
import { photoRemovalRequestSchema } from '#web/shared/api/schemas.ts'
import type { PhotoRemovalRequest, RecipientPhoto } from '#web/shared/api/wire.ts'
import { RemovalDialog } from '#web/shared/editing/removal-dialog.tsx'
import { formatDate, formatMonthYear } from '#web/shared/format/date.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import styles from './recipient-photo.module.css'
import { requestPhotoRemoval } from './recipient-photo-queries.ts'
import { isoMonth } from './taken-month.ts'
import { photoAddress } from './use-photo-view.ts'
import type { ChoosingPrimary } from './use-photos-saved.ts'
import { useSavePhoto } from './use-photos-saved.ts'

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
        <p className="soft num">
          <SpokenText text={formatMonthYear(isoMonth(photo))} />
        </p>
        {isPrimary && (
          <p>
            <Chip tone="sky">{t(($) => $.primary)}</Chip>
          </p>
        )}
        {removal ? (
          <div className={styles.removed}>
            <Chip tone="wait">
              <SpokenText text={t(($) => $.removal.requested, { date: formatDate(removal.requestedAt, 'cs') })} />
            </Chip>
            <p className="soft small">{t(($) => $.removal.waiting)}</p>
          </div>
        ) : (
          !isLocked && (
            <div className={styles.actions}>
              {!isPrimary && <ChoosePrimary photo={photo} choosing={choosing} />}
              <Link to={photoAddress(photo.photoId)} className={styles.action}>
                <Pencil aria-hidden="true" />
                {t(($) => $.edit)} <span className="visually-hidden">{`„${description}“`}</span>
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
        {t(($) => $.makePrimary)} <span className="visually-hidden">{`„${photo.description}“`}</span>
      </button>
      {isOurs && choosing.failure && <PhotoProblemBanner action="primary" failure={choosing.failure} />}
    </>
  )
}

/** The button, and the dialog that asks for the reason. */
function PhotoRemoval({ photo, onRequested }: { photo: RecipientPhoto; onRequested: () => void }) {
  const { t } = useTranslation('recipient-photo')
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const request = useSavePhoto((removal: PhotoRemovalRequest, key) =>
    requestPhotoRemoval(api, photo.photoId, removal, key),
  )
  return (
    <>
      <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.removal.open)} <span className="visually-hidden">{`„${photo.description}“`}</span>
      </button>
      <RemovalDialog
        isOpen={isOpen}
        title={t(($) => $.removal.title)}
        confirmLabel={t(($) => $.removal.confirm)}
        draftName={`recipient-photo-removal-${photo.photoId}`}
        schema={photoRemovalRequestSchema}
        request={async (removal) => (await request(removal)).saved.savedAt}
        label={t(($) => $.reason)}
        rows={3}
        renderProblem={(failure) => <PhotoProblemBanner action="removal" failure={failure} />}
        onCancel={() => setOpen(false)}
        onRequested={() => {
          setOpen(false)
          onRequested()
        }}
      >
        <PhotoPicture photo={photo} className={styles.small} />
        <p>{t(($) => $.removal.lead)}</p>
      </RemovalDialog>
    </>
  )
}
