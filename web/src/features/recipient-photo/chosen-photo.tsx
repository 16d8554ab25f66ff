import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { formatFileSize, formatSizeAbove } from '#web/shared/format/file-size.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { FilePicker } from '#web/shared/ui/uploads/file-picker.tsx'
import { useBlobUrl } from '#web/shared/ui/use-blob-url.ts'
import { PHOTO_EXTENSIONS } from '#web/shared/uploads/file-kinds.ts'
import { admittedFile, FILE_LIMIT, type FileRefusal } from '#web/shared/uploads/file-refusal.ts'
import { readyPhoto } from '#web/shared/uploads/shrink-photo.ts'
import { PHOTO_TYPES } from './photo-values.ts'
import styles from './recipient-photo.module.css'

type ChosenPhotoProps = {
  ready: ReadyPhoto | undefined
  isPreparing: boolean
  isSending: boolean
  /** Why the chosen file was refused, or why a photo is required. */
  error: string | undefined
  onChoose: (file: File) => void
}

const sizeOf = (bytes: number) => formatFileSize(bytes, 'cs')

/** Why the chosen file was refused. */
export function useRefusedText(refused: RefusedPhoto | undefined): string | undefined {
  const { t } = useTranslation('recipient-photo')
  if (!refused) return undefined
  const size = formatSizeAbove(FILE_LIMIT, refused.size, 'cs')
  return t(($) => $.refused[refused.why], { name: refused.name, size, limit: sizeOf(FILE_LIMIT) })
}

/** The photo as it will be sent, and the button that chooses it or another one. */
export function ChosenPhoto({ ready, isPreparing, isSending, error, onChoose }: ChosenPhotoProps) {
  const { t } = useTranslation('recipient-photo')
  const limit = sizeOf(FILE_LIMIT)
  const isLocked = useEditingLock().state === 'locked'
  return (
    <div className={cx(styles.chosen, ready && styles.ready)}>
      <div role="status" className={styles.preview}>
        {isPreparing && (
          <>
            <Skeleton shape="block" />
            <p className="soft">{t(($) => $.preparing)}</p>
          </>
        )}
        {ready && !isPreparing && <Preview photo={ready} />}
      </div>
      {!isSending && !isLocked && (
        <FilePicker
          name="photo"
          label={t(($) => (ready ? $.another : $.photo))}
          hint={ready ? undefined : t(($) => $.photoHint, { limit })}
          accept={PHOTO_TYPES}
          multiple={false}
          icon={<Camera aria-hidden="true" />}
          choose={t(($) => $.choose)}
          onFiles={([file]) => file && onChoose(file)}
          error={error}
        />
      )}
    </div>
  )
}

function Preview({ photo: { file, before } }: { photo: ReadyPhoto }) {
  const { t } = useTranslation('recipient-photo')
  const url = useBlobUrl(file)
  const isShrunk = file.size < before
  return (
    <>
      {url !== undefined && <img src={url} alt={t(($) => $.preview)} className={styles.picture} />}
      <p className="soft">
        <span className={styles.fileName}>{file.name}</span>,{' '}
        <span className="num">
          {isShrunk ? t(($) => $.shrunk, { before: sizeOf(before), after: sizeOf(file.size) }) : sizeOf(file.size)}
        </span>
      </p>
    </>
  )
}

/** `before` is the size of the chosen file, in bytes. */
export type ReadyPhoto = { id: number; file: File; before: number }
type RefusedPhoto = { name: string; size: number; why: FileRefusal }

type Chosen = { isPreparing: boolean; ready?: ReadyPhoto; refused?: RefusedPhoto }

/** Validated and shrunk as soon as it is chosen. A refused one does not replace the one before. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<Chosen>({ isPreparing: false })
  const last = useRef(0)

  async function choose(file: File) {
    last.current += 1
    const id = last.current
    const before = file.size
    setChosen(({ ready }) => ({ isPreparing: true, ...(ready && { ready }) }))
    const made = await prepared(file)
    if (id !== last.current) return
    if (made instanceof File) setChosen({ isPreparing: false, ready: { id, file: made, before } })
    else refuse({ name: file.name, size: before, why: made })
  }

  function refuse(refused: RefusedPhoto) {
    setChosen(({ ready }) => ({ isPreparing: false, refused, ...(ready && { ready }) }))
  }

  return {
    ...chosen,
    choose,
    /** The provider refused the file: another one is needed. */
    reject: (refused: RefusedPhoto) => setChosen({ isPreparing: false, refused }),
  }
}

async function prepared(file: File): Promise<File | FileRefusal> {
  const admitted = await admittedFile(file, PHOTO_EXTENSIONS)
  return admitted instanceof File ? readyPhoto(admitted) : admitted
}
