import { useTranslation } from 'react-i18next'
import styles from './recipient-photo.module.css'

/**
 * The uploaded share of the photo. Another element announces it, and only at the start, half and
 * end.
 */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('recipient-photo')
  return (
    <div className={styles.progress}>
      <span>
        {t(($) => $.uploading)} <span className="num">{`${Math.round(share * 100)}\u00a0%`}</span>
      </span>
      <progress max={1} value={share} aria-label={t(($) => $.uploading)} />
    </div>
  )
}
