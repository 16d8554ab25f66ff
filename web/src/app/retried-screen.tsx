import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shared/ui/button/button.tsx'
import { LetterPicture } from '../shared/ui/illustrations/letter-picture.tsx'
import { focusHeading } from './focus-heading.ts'
import { MessagePage } from './pages/message-page.tsx'

/** Milliseconds between two attempts (rule 16.13). */
const RETRY_INTERVAL = 5_000

type RetriedScreenProps = { load: () => Promise<ComponentType> }

/** Loaded as soon as the connection is back. */
export function RetriedScreen({ load }: RetriedScreenProps) {
  const [Screen, setScreen] = useState<ComponentType>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (Screen) return focusHeading()
    let isUnmounted = false
    const show = async () => {
      const loaded = await load()
      if (!isUnmounted) setScreen(() => loaded)
    }
    async function tryToLoad() {
      try {
        await show()
      } catch {
        if (!(await isServerReachable()) || isUnmounted) return
        // The connection may have come back in between. If the code fails again although the server is reachable, the browser caches
        // the failure, or a new version has been released.
        await show().catch(() => {
          if (!isUnmounted) window.location.reload()
        })
      }
    }
    const retry = () => void tryToLoad()
    if (tries > 0) retry()
    const timer = setInterval(retry, RETRY_INTERVAL)
    window.addEventListener('online', retry)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [Screen, load, tries])
  return Screen ? <Screen /> : <OfflinePage onRetry={() => setTries((count) => count + 1)} />
}

/** Any response will do. `navigator.onLine` reflects only the device's own network. */
export function isServerReachable(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Shown inside the frame while the code of a screen cannot be loaded because there is no connection. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('pages')
  return (
    <MessagePage
      picture={<LetterPicture />}
      title={t(($) => $.offline.title)}
      action={<Button onClick={onRetry}>{t(($) => $.offline.retry)}</Button>}
    >
      <p>{t(($) => $.offline.lead)}</p>
    </MessagePage>
  )
}
