import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import type { Loaded } from '#web/shared/api/use-loaded.ts'
import type { RecipientPhoto, RecipientPhotos } from '#web/shared/api/wire.ts'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { UploadAnnouncer } from '#web/shared/ui/uploads/upload-announcer.tsx'
import type { UploadItem } from '#web/shared/ui/uploads/upload-item.ts'
import { AddPhotoForm } from './add-photo-form.tsx'
import { EditPhotoForm } from './edit-photo-form.tsx'
import { PhotoCard } from './photo-card.tsx'
import { MAX_PHOTOS } from './photo-values.ts'
import styles from './recipient-photo.module.css'
import { photoAddress, usePhotoView } from './use-photo-view.ts'
import { useChoosePrimary } from './use-photos-saved.ts'

type PhotoListNotice = 'added' | 'saved' | 'primary' | 'removal'
type PhotoListProps = { photos: readonly RecipientPhoto[]; onNotice: (notice: PhotoListNotice) => void }

/** Newest first. Around a payout they are read-only. */
function PhotoList({ photos, onNotice }: PhotoListProps) {
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

/** /prijemce/moje-fotky */
export function PhotosPanel({ photos }: { photos: Loaded<RecipientPhotos> }) {
  const { t } = useTranslation('recipient-photo')
  const { view, showList } = usePhotoView()
  const [upload, setUpload] = useState<UploadItem>()
  const [notice, setNotice] = useState<PhotoListNotice>()
  const [shown, setShown] = useState(view.kind)
  const [hasMoved, setMoved] = useState(false)
  if (view.kind !== shown) {
    setShown(view.kind)
    setMoved(true)
    if (view.kind !== 'list') setNotice(undefined)
  }

  function finish(done: PhotoListNotice) {
    setNotice(done)
    showList()
  }

  const all = photos.data?.photos
  const photo = view.kind === 'edit' ? all?.find(({ photoId }) => photoId === view.photoId) : undefined
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {view.kind !== 'list' && (
          <p className="small">
            <Link className="standalone-link" to={paths.recipientPhotos}>
              {t(($) => $.back)}
            </Link>
          </p>
        )}
        <NoticeHeading key={view.kind} takesFocus={hasMoved}>
          {t(($) => $.title[view.kind])}
        </NoticeHeading>
        {view.kind !== 'edit' && <p className="soft">{t(($) => $.lead[view.kind])}</p>}
      </header>
      {notice && <PhotoNotice key={notice} notice={notice} />}
      {view.kind === 'add' && <AddPhotoForm onAdded={() => finish('added')} onCancel={showList} onUpload={setUpload} />}
      {view.kind !== 'add' && !all && <PhotosWaiting failure={photos.failure} onRetry={photos.retry} />}
      {view.kind === 'list' && all && <PhotoList photos={all} onNotice={setNotice} />}
      {view.kind === 'edit' && all && (!photo || photo.removal) && <PhotoMissing isWaiting={photo !== undefined} />}
      {photo && !photo.removal && (
        <EditPhotoForm key={photo.photoId} photo={photo} onSaved={() => finish('saved')} onCancel={showList} />
      )}
      <UploadAnnouncer items={upload ? [upload] : []} />
    </div>
  )
}

/** The address of a photo that cannot be changed: it does not exist, or its removal is pending. */
function PhotoMissing({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('recipient-photo')
  return <Banner>{t(($) => $.problem[isWaiting ? 'removal-requested' : 'photo-not-found'].text)}</Banner>
}

/** Takes the focus from the removed button; after a form the heading of the list has taken it. */
function PhotoNotice({ notice }: { notice: PhotoListNotice }) {
  const { t } = useTranslation('recipient-photo')
  return (
    <FocusedNotice takesFocus={notice === 'primary' || notice === 'removal'}>
      <Banner tone="ok" title={t(($) => $.done[notice].title)}>
        {t(($) => $.done[notice].text)}
      </Banner>
    </FocusedNotice>
  )
}

function PhotosWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('recipient-photo')
  if (!failure) {
    return (
      <div className={styles.skeleton}>
        <Skeleton shape="block" />
      </div>
    )
  }
  return (
    <FailureBanner
      ns={['recipient-photo', 'editing']}
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
      phone="recipients"
    />
  )
}
