import { useTranslation } from 'react-i18next'
import type { Language } from '../api/credentials.ts'

/** The present language of the page, for formatting. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('ui')
  return i18n.language === 'en' ? 'en' : 'cs'
}
