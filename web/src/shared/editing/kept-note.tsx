import { HardDriveDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftPlace } from '../drafts/use-draft-device.ts'
import { formatTime } from '../format/date.ts'
import { SavedNote } from '../ui/saved-note.tsx'
import styles from './kept-note.module.css'

type KeptNoteProps = {
  /** Instant (ISO) when the draft was last kept on this device. */
  keptAt: string | undefined
  /** Instant (ISO) when everything was saved at the foundation; it wins. */
  savedAt: string | undefined
}

/** Where what is typed lies now: with us, or only in this device. Always in the page, so that a screen reader hears it appear. */
export function KeptNote({ keptAt, savedAt }: KeptNoteProps) {
  const { t } = useTranslation('editing')
  const place = useDraftPlace()
  const isOnlyHere = savedAt === undefined && keptAt !== undefined
  return (
    <>
      <SavedNote savedAt={savedAt} />
      <p role="status" className={styles.note}>
        {isOnlyHere && (
          <>
            <HardDriveDownload aria-hidden="true" />
            <span>{t(($) => (place === 'device' ? $.keptAt : $.keptAtTab), { time: formatTime(keptAt) })}</span>
          </>
        )}
      </p>
    </>
  )
}
