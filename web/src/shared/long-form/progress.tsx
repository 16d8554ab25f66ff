import { useTranslation } from 'react-i18next'
import styles from './long-form.module.css'

/** How many parts are done, as text; the progress bar is hidden from screen readers. */
export function Progress({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation('long-form')
  return (
    <div className={styles.progress}>
      <p className={styles.done}>{t(($) => $.progress, { done, count })}</p>
      <svg className={styles.line} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={count} height="1" className={styles.way} />
        <rect width={done} height="1" className={styles.gone} />
      </svg>
    </div>
  )
}
