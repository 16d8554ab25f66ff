import type { FamilyPhoto } from '../../shared/api/wire.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { CzechWords } from './czech-words.tsx'
import styles from './photo-gallery.module.css'

export function PhotoCaption({ photo }: { photo: FamilyPhoto }) {
  const month = `${photo.takenYear}-${`${photo.takenMonth}`.padStart(2, '0')}`
  return (
    <figcaption className={styles.caption}>
      <CzechWords>{photo.description}</CzechWords>{' '}
      <span className="soft small">
        <DateText value={month} form="month" />
      </span>
    </figcaption>
  )
}
