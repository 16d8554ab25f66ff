import type { FamilyPhoto } from '#web/shared/api/wire.ts'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { CzechText } from './in-czech.tsx'
import styles from './photo-gallery.module.css'

export function PhotoCaption({ photo }: { photo: FamilyPhoto }) {
  const month = `${photo.takenYear}-${`${photo.takenMonth}`.padStart(2, '0')}`
  return (
    <figcaption className={styles.caption}>
      <CzechText>{photo.description}</CzechText>{' '}
      <span className="soft small">
        <DateText value={month} form="month" />
      </span>
    </figcaption>
  )
}
