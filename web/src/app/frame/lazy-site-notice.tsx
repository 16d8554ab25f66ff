import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads after the page itself: a login page never waits for a notice, and prerendered markup has
 * none.
 */
export function LazySiteNotice() {
  const [SiteNotice, setSiteNotice] = useState<ComponentType>()
  useEffect(() => {
    let isHere = true
    import('../../features/notices/site-notice.tsx').then(
      (module) => isHere && setSiteNotice(() => module.SiteNotice),
      // If its code does not load, the page works without the notice.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return SiteNotice && <SiteNotice />
}
