import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingOverlay } from '../shared/ui/loading-overlay.tsx'

/** Milliseconds a navigation may take before the overlay covers the page. */
const PATIENCE = 600

/** Covers the page while the code of the next one loads, once that takes noticeably long. */
export function NavigationOverlay() {
  const { t } = useTranslation('app')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <LoadingOverlay label={t(($) => $.loading)} />
}
