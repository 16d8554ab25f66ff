import { useTranslation } from 'react-i18next'
import type { Language } from '#web/shared/api/credentials.ts'
import { useChosenLanguage, useServices } from '../services-context.tsx'
import styles from './language-flags.module.css'

/** Both languages by their own names, so that a user who reads only one of them finds it. */
export function LanguageFlags() {
  const { t } = useTranslation('app')
  const { chooseLanguage } = useServices()
  const chosen = useChosenLanguage()
  const choice = (language: Language, Flag: () => React.JSX.Element) => (
    <button
      type="button"
      lang={language}
      aria-pressed={chosen === language}
      className={styles.flag}
      onClick={() => void chooseLanguage(language)}
    >
      <Flag />
      <span className="visually-hidden">{t(($) => $.language[language])}</span>
      <span aria-hidden="true">{language.toUpperCase()}</span>
    </button>
  )
  return (
    <fieldset className={styles.flags} aria-label={t(($) => $.languages)}>
      {choice('cs', CzechFlag)}
      {choice('en', BritishFlag)}
    </fieldset>
  )
}

function CzechFlag() {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true">
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#d7141a" d="M0 10h30v10H0z" />
      <path fill="#11457e" d="m0 0 15 10L0 20z" />
    </svg>
  )
}

function BritishFlag() {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true">
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </svg>
  )
}
