import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './hello.module.css'

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

/** Decorative. */
function StreetPicture() {
  return (
    <svg viewBox="0 0 1240 520" preserveAspectRatio="xMidYMax slice" className={styles.street} aria-hidden="true">
      <g className={styles.star}>
        <circle cx="46" cy="96" r="2.2" />
        <circle cx="128" cy="44" r="1.6" />
        <circle cx="204" cy="148" r="1.8" />
        <circle cx="92" cy="206" r="1.5" />
        <circle cx="1046" cy="132" r="1.6" />
        <circle cx="1118" cy="52" r="2.4" />
        <circle cx="1196" cy="112" r="1.8" />
        <circle cx="1160" cy="214" r="1.5" />
      </g>
      <path
        className={styles.far}
        d="M0 520V372l22-18 44 36v-30l52-44 52 44v160zM1240 520V360l-38-32-40 34v-16l-46-40-48 40v174z"
      />
      <path className={styles.far} d="M560 520v-96l30-26 30 26v-34l36-30 36 30v130z" />
      <path className={styles.near} d="M0 500h1240v20H0z" />
      <path className={styles.near} d="M0 520v-78l16-14 56 46v46zM1240 520v-92l-30-26-58 48v70z" />
      <path className={styles.line} d="M58 366l60-50 60 50M1060 352l56-46 54 46" />
      <g className={styles.window}>
        <path d="M106 500v-32a12 12 0 0 1 24 0v32z" />
        <rect x="90" y="372" width="14" height="18" rx="2" />
        <rect x="132" y="372" width="14" height="18" rx="2" />
        <rect x="14" y="462" width="16" height="18" rx="2" />
        <path d="M1086 500v-32a12 12 0 0 1 24 0v32z" />
        <rect x="1092" y="384" width="14" height="18" rx="2" />
        <rect x="1126" y="384" width="14" height="18" rx="2" />
        <rect x="1200" y="440" width="16" height="20" rx="2" />
      </g>
    </svg>
  )
}
