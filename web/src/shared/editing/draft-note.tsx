import { HardDriveDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftPlace } from '../drafts/use-draft-device.ts'
import { formatTime } from '../format/date.ts'
import { SavedNote } from '../ui/saved-note/saved-note.tsx'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import styles from './editing.module.css'
import { useLockedText } from './use-unlock-text.ts'

type DraftNoteProps = {
  /** Instant (ISO) when the draft was last stored on this device. */
  storedAt: string | undefined
  /** Instant (ISO) when everything was saved at the foundation; has priority. */
  savedAt: string | undefined
  /** Another window has another text in the same field. */
  isElsewhere?: boolean
}

/** Says where the typed text is stored: at the foundation, or only on this device. Always mounted, so that a screen reader announces it. */
export function DraftNote({ storedAt, savedAt, isElsewhere = false }: DraftNoteProps) {
  const { t } = useTranslation('editing')
  const place = useDraftPlace()
  const locked = useLockedText()
  const isOnlyHere = savedAt === undefined && storedAt !== undefined
  return (
    <>
      <SavedNote savedAt={savedAt} />
      <p role="status" className={styles.note}>
        {isOnlyHere && (
          <>
            <HardDriveDownload aria-hidden="true" />
            <span>
              <span>{t(($) => (place === 'device' ? $.keptAt : $.keptAtTab), { time: formatTime(storedAt) })}</span>
              {locked && (
                <>
                  {' '}
                  <SpokenText text={locked} />
                </>
              )}
              {isElsewhere && <strong className={styles.elsewhere}>{t(($) => $.elsewhere)}</strong>}
            </span>
          </>
        )}
      </p>
    </>
  )
}
