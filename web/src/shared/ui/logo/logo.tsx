import { useTranslation } from 'react-i18next'
import styles from './logo.module.css'

/** The mark without the name: a lamp with a heart and two wings. Decorative, because the name is next to it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="#f5b83d" />
      <path
        d="M20 31s-9.5-5.7-11.3-11.5c-1.2-3.9 1-7.3 4.6-7.3 2.9 0 5.2 1.8 6.7 4.5 1.5-2.7 3.8-4.5 6.7-4.5 3.6 0 5.8 3.4 4.6 7.3C29.5 25.3 20 31 20 31z"
        fill="#16255a"
      />
      <path
        d="M6 14c2-5 6-8 10-9-1 3-3 5-6 6M34 14c-2-5-6-8-10-9 1 3 3 5 6 6"
        fill="none"
        stroke="#16255a"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Mark and name; put it inside the link to the home page. Inherits the text colour. */
export function Logo() {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>{t(($) => $.logo)}</span>
    </span>
  )
}
