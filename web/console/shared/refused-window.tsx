import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createListeners } from '../../src/shared/listeners.ts'
import { Banner } from '../../src/shared/ui/banner/banner.tsx'

let isRefused = false
const listeners = createListeners()
const subscribe = (listener: () => void) => listeners.subscribe(listener)

/** Whether the browser has just blocked the portal's window; a window that opens takes the message away. */
export function setWindowRefused(refused: boolean): void {
  isRefused = refused
  listeners.notify()
}

/** Says what to do about a blocked window. Part of the page, because a toast would cover what is below it. */
export function RefusedWindow() {
  const { t } = useTranslation('console')
  if (!useSyncExternalStore(subscribe, () => isRefused)) return null
  return (
    <Banner tone="warn" role="alert" onClose={() => setWindowRefused(false)}>
      {t(($) => $.windowRefused)}
    </Banner>
  )
}
