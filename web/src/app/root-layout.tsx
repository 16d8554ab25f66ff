import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type Navigation, NavigationProvider } from '../shared/navigation/navigation.tsx'
import { LoadingOverlay } from '../shared/ui/loading-overlay/loading-overlay.tsx'
import { focusHeading } from './focus-heading.ts'
import { Page } from './page.tsx'

/** Milliseconds a navigation may take before the overlay covers the page. */
const PATIENCE = 600

/** Covers the page while the code of the next one loads, once that takes noticeably long. */
function NavigationOverlay() {
  const { t } = useTranslation('pages')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <LoadingOverlay label={t(($) => $.loading)} />
}

/** Gives the screens the router for navigation, and sets the focus when a new page begins. */
export function RootLayout() {
  const place = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo<Navigation>(
    () => ({ place, go: (to, options) => void navigate(to, options ?? {}) }),
    [place, navigate],
  )
  useFocusOnNavigation(place)
  return (
    <NavigationProvider navigation={navigation}>
      <Page>
        <Outlet />
        {useNavigation().state === 'loading' && <NavigationOverlay />}
      </Page>
    </NavigationProvider>
  )
}

/** The first page keeps the browser's default. */
function useFocusOnNavigation({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    return focusHeading(hash.slice(1))
  }, [pathname, hash])
}
