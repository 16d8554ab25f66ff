import { type ComponentType, useEffect, useState } from 'react'

/** Comes after the page itself: nothing of a login page waits for a notice, and prerendered markup knows none. */
export function LazySiteNotice() {
  const [SiteNotice, setSiteNotice] = useState<ComponentType>()
  useEffect(() => {
    let isHere = true
    import('../../features/notices/site-notice.tsx').then(
      (module) => isHere && setSiteNotice(() => module.SiteNotice),
      // Without its code there is no notice; the page is whole without it.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return SiteNotice && <SiteNotice />
}
