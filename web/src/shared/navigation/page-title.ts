import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the title of the page in its language: `Přihlášení – Dobří andělé`. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('app')
  const fullTitle = t(($) => $.pageTitle, { title })
  useLayoutEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
}

/** Sets a title from the content of a screen. It has priority over the route's title, whichever changes last. */
export function useTitleOfContent(title: string): void {
  const { t } = useTranslation('app')
  const fullTitle = t(($) => $.pageTitle, { title })
  useEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
}
