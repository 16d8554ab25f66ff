import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#web/shared/format/date.ts'
import styles from './saved-note.module.css'

type SavedNoteProps = {
  /** Instant (ISO) as the provider sent it; undefined if nothing is saved, or if the saved content has changed since. */
  savedAt: string | undefined
}

/** „Uloženo 14:32“, in Prague time. Always mounted, so that a screen reader announces it when it appears. */
export function SavedNote({ savedAt }: SavedNoteProps) {
  const { t } = useTranslation('ui')
  return (
    <p role="status" className={styles.note}>
      {savedAt !== undefined && (
        <>
          <Check aria-hidden="true" />
          <span className="num">{t(($) => $.saved, { time: formatTime(savedAt) })}</span>
        </>
      )}
    </p>
  )
}
