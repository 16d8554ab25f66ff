import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import type { Loaded } from '../../shared/api/use-loaded.ts'
import type { RecipientPhotos } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { UploadAnnouncer } from '../../shared/ui/uploads/upload-announcer.tsx'
import type { UploadItem } from '../../shared/ui/uploads/upload-item.ts'
import { AddPhotoForm } from './add-photo-form.tsx'
import { EditPhotoForm } from './edit-photo-form.tsx'
import { PhotoList, type PhotoListNotice } from './photo-list.tsx'
import styles from './recipient-photo.module.css'
import { usePhotoView } from './use-photo-view.ts'

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
