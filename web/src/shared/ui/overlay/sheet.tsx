import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import type { SheetProps } from './sheet-panel.tsx'

const Panel = lazyPart(async () => (await import('./sheet-panel.tsx')).SheetPanel)

/** The side menu below 1024 px. Its code loads when it first opens; preloadDialogs loads it on the first touch of the page. */
export function Sheet(props: SheetProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
