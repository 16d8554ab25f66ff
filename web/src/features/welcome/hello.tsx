import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './hello.module.css'
import { StreetPicture } from './street-picture.tsx'

/** The evening sky: the portal's purpose in two sentences, and the street with the two doors. */
export function Hello({ children }: { children: ReactNode }) {
  const { t } = useTranslation('welcome')
  return (
    <div className={styles.sky}>
      <StreetPicture />
      <div className={styles.inside}>
        <div className={styles.text}>
          <h1>{t(($) => $.title)}</h1>
          <p className={styles.lead}>{t(($) => $.lead)}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
