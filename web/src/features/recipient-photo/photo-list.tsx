import { useTranslation } from 'react-i18next'
import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { useEditingLock } from '../../shared/editing/use-editing-lock.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HousePicture } from '../../shared/ui/illustrations/house-picture.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { PhotoCard } from './photo-card.tsx'
import { MAX_PHOTOS } from './photo-file.ts'
import styles from './recipient-photo.module.css'
import { useChoosePrimary } from './use-choose-primary.ts'
import { photoAddress } from './use-photo-view.ts'

export type PhotoListNotice = 'added' | 'saved' | 'primary' | 'removal'
type PhotoListProps = { photos: readonly RecipientPhoto[]; onNotice: (notice: PhotoListNotice) => void }

/** Newest first. Around a payout they are read-only. */
export function PhotoList({ photos, onNotice }: PhotoListProps) {
  const { t } = useTranslation('recipient-photo')
  const isLocked = useEditingLock().state === 'locked'
  const choosing = useChoosePrimary(() => onNotice('primary'))
  const isFull = photos.length >= MAX_PHOTOS
  const add = !isLocked && !isFull && (
    <ButtonLink variant="primary" to={photoAddress()}>
      {t(($) => $.add)}
    </ButtonLink>
  )
  return (
    <>
      {photos.length > 0 && add && <div>{add}</div>}
      {isFull && <p className={styles.note}>{t(($) => $.full, { limit: MAX_PHOTOS })}</p>}
      {photos.length === 0 ? (
        <EmptyState picture={<HousePicture />} title={t(($) => $.none.title)} actions={add}>
          {t(($) => $.none.text)}
        </EmptyState>
      ) : (
        <Stack as="section" gap={4}>
          <div>
            <h2>{t(($) => $.listTitle)}</h2>
            <p className="soft">{t(($) => $.count, { count: photos.length, limit: MAX_PHOTOS })}</p>
          </div>
          <ul className={styles.list}>
            {photos.map((photo) => (
              <PhotoCard
                key={photo.photoId}
                photo={photo}
                isLocked={isLocked}
                choosing={choosing}
                onRequested={() => onNotice('removal')}
              />
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}
