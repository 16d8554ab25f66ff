import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyPhoto } from '#web/shared/api/wire.ts'
import { CloseButton } from '#web/shared/ui/close-button/close-button.tsx'
import { ModalWindow } from '#web/shared/ui/overlay/modal-window.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { PhotoCaption } from './photo-caption.tsx'
import styles from './photo-window.module.css'

type PhotoWindowProps = {
  photos: readonly FamilyPhoto[]
  /** Undefined while the window is closed. */
  index: number | undefined
  onTurn: (index: number) => void
  onClose: () => void
}

/** Arrow keys change the photo, Escape or a click outside closes it. In a lazy chunk. */
export function PhotoWindow({ photos, index, onTurn, onClose }: PhotoWindowProps) {
  const { t } = useTranslation('family')
  const [last, setLast] = useState(0)
  // The photo stays while the window fades out.
  if (index !== undefined && index !== last) setLast(index)
  const total = photos.length
  const turn = (by: number) => onTurn((last + by + total) % total)
  useArrows(index !== undefined && total > 1, turn)
  const photo = photos[last]
  if (!photo) return null
  const place = t(($) => $.photos.window, { number: last + 1, total })
  return (
    <ModalWindow
      isOpen={index !== undefined}
      isDismissable
      onClose={onClose}
      label={place}
      className={styles.window}
      contentClassName={styles.content}
    >
      <div className={styles.head}>
        <span className="soft small num" aria-live="polite">
          {place}
        </span>
        <CloseButton onClick={onClose} />
      </div>
      <figure className={styles.figure}>
        <FamilyPicture key={photo.photoId} photo={photo} size="large" fit="contain" eager className={styles.photo} />
        <PhotoCaption photo={photo} />
      </figure>
      {total > 1 && (
        <div className={styles.turns}>
          <Turn label={t(($) => $.photos.previous)} onPress={() => turn(-1)} Icon={ChevronLeft} />
          <Turn label={t(($) => $.photos.next)} onPress={() => turn(1)} Icon={ChevronRight} />
        </div>
      )}
    </ModalWindow>
  )
}

function Turn({ label, onPress, Icon }: { label: string; onPress: () => void; Icon: typeof ChevronLeft }) {
  return (
    <button type="button" className={styles.turn} aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" />
    </button>
  )
}

function useArrows(isActive: boolean, turn: (by: number) => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
