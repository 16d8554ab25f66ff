import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import styles from './console.module.css'

const languages = ['cs', 'en'] as const

/** Each language by its own name. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('console')
  const current = useLanguage()
  return (
    <fieldset aria-label={t(($) => $.languageOfConsole)} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void i18n.changeLanguage(language)}
        >
          {t(($) => $.language[language])}
        </button>
      ))}
    </fieldset>
  )
}
