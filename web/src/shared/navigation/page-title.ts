import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Titles the page in its own language: `Přihlášení – Dobří andělé`. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('app')
  const whole = t(($) => $.pageTitle, { title })
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
}

/** For a screen that knows better than its route what the page is about. It comes after the route's title, whichever changes. */
export function useTitleOfContent(title: string): void {
  const { t } = useTranslation('app')
  const whole = t(($) => $.pageTitle, { title })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
