import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { photoRemovalRequestSchema } from '../../shared/api/schemas.ts'
import type { PhotoRemovalRequest, RecipientPhoto } from '../../shared/api/wire.ts'
import { RemovalDialog } from '../../shared/editing/removal-dialog.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import styles from './recipient-photo.module.css'
import { requestPhotoRemoval } from './recipient-photo-queries.ts'
import { useSavePhoto } from './use-save-photo.ts'

/** The button, and the dialog that asks for the reason. */
export function PhotoRemoval({ photo, onRequested }: { photo: RecipientPhoto; onRequested: () => void }) {
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
        {t(($) => $.removal.open)} <span className="visually-hidden">„{photo.description}“</span>
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
