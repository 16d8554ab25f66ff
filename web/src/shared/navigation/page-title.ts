import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Titles the page in its own language: `Přihlášení – Dobří andělé`. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('app')
  const whole = t(($) => $.pageTitle, { title })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
