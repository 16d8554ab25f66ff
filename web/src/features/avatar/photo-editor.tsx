import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useBlobUrl } from '#web/shared/ui/use-blob-url.ts'
import styles from './avatar.module.css'
import { saveAvatar } from './avatar-queries.ts'
import { type Area, drawSquare } from './draw-square.ts'

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

type Sent = { square: string; file: File }

/** One call at a time. The same square repeated after a lost answer has the same key: it is saved once (rule 18.10). */
function useSavePhoto(url: string, onSaved: () => void) {
  const api = useApi()
  const { store } = useSessionActions()
  const [progress, setProgress] = useState<number>()
  const { saveAsync } = useSave({
    mutationFn: ({ file, signal }: Sent & { signal: AbortSignal }, { idempotencyKey }) =>
      saveAvatar(api, file, idempotencyKey, setProgress, signal),
    body: ({ square }) => square,
  })
  const [failure, setFailure] = useState<unknown>()
  const under = useRef<AbortController>(undefined)
  const last = useRef<Sent>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  async function draw(area: Area): Promise<Sent> {
    const square = JSON.stringify(area)
    if (last.current?.square !== square) last.current = { square, file: await drawSquare(url, area) }
    return last.current
  }

  async function run(area: Area, { signal }: AbortController) {
    const { epoch } = store.current()
    const sent = await draw(area)
    if (signal.aborted) return
    const saved = await saveAsync({ ...sent, signal })
    store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    onSaved()
  }

  async function save(area: Area) {
    if (under.current) return
    const attempt = new AbortController()
    under.current = attempt
    setFailure(undefined)
    setProgress(0)
    try {
      await run(area, attempt)
    } catch (cause) {
      if (attempt.signal.aborted) return
      if (!(cause instanceof ApiFailure && cause.isSuperseded)) setFailure(cause)
    } finally {
      if (under.current === attempt) {
        under.current = undefined
        setProgress(undefined)
      }
    }
  }

  function cancel() {
    under.current?.abort()
    under.current = undefined
    setProgress(undefined)
  }

  return { save, cancel, progress, failure }
}
