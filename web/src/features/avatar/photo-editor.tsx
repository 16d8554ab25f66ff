import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { useBlobUrl } from '../../shared/ui/use-blob-url.ts'
import styles from './avatar.module.css'
import type { Area } from './draw-square.ts'
import { useSavePhoto } from './use-save-photo.ts'

export const loadCropArea = () => import('./crop-area.tsx')
const CropArea = lazyPart(async () => (await loadCropArea()).CropArea)

type PhotoEditorProps = {
  photo: File
  onSaved: () => void
  /** Chooses another photo, or cancels. */
  onDiscard: () => void
  /** The file has the type of a photo, but the browser cannot decode it. */
  onBroken: () => void
}

/** Revokes the photo's object URL on unmount. */
export function PhotoEditor(props: PhotoEditorProps) {
  const url = useBlobUrl(props.photo)
  return url === undefined ? <Skeleton shape="block" /> : <Editor {...props} url={url} />
}

function Editor({ url, onSaved, onDiscard, onBroken }: PhotoEditorProps & { url: string }) {
  const { t } = useTranslation('avatar')
  const [area, setArea] = useState<Area>()
  const { save, cancel, progress, failure } = useSavePhoto(url, onSaved)
  const isSaving = progress !== undefined
  return (
    <Stack gap={4}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <CropArea url={url} onArea={setArea} onBroken={onBroken} />
      </Suspense>
      {failure !== undefined && <FailureBanner ns="avatar" failure={failure} refusedTitle={t(($) => $.saveFailed)} />}
      <div role="status" className={styles.progress}>
        {isSaving && (
          <>
            <span className="soft small">{t(($) => $.saving)}</span>
            <progress max={1} value={progress} aria-label={t(($) => $.saving)} />
          </>
        )}
      </div>
      <Row gap={3}>
        <Button variant="primary" busy={isSaving || area === undefined} onClick={() => area && void save(area)}>
          {t(($) => $.save)}
        </Button>
        <Button onClick={isSaving ? cancel : onDiscard}>{t(($) => (isSaving ? $.stop : $.discard))}</Button>
      </Row>
      <UnsavedChanges areThere={() => true} />
    </Stack>
  )
}
