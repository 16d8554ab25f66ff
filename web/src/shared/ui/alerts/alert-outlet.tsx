import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { type AlertEntry, alertStore } from './alerts.ts'

const loadHost = () => import('./alert-host.tsx')

/** Preloads dialogs, toasts and the sheet; call it on the first touch, key or focus of the page. Never rejects. */
export async function preloadDialogs(): Promise<void> {
  await Promise.allSettled([loadHost(), import('../overlay/sheet-panel.tsx'), import('../overlay/dialog-frame.tsx')])
}

const Host = lazy<ComponentType<{ entries: readonly AlertEntry[] }>>(() =>
  loadHost().then(
    (module) => ({ default: module.AlertHost }),
    // The network may be what failed: then the browser's own dialogs show the message.
    () => ({ default: BrowserWindows }),
  ),
)

const none: readonly AlertEntry[] = []

/** Renders the alerts of showAlert and confirm; once in the app, inside its providers. Its code loads with the first alert. */
export function AlertOutlet() {
  const entries = useSyncExternalStore(alertStore.subscribe, alertStore.get, () => none)
  const [used, setUsed] = useState(false)
  if (entries.length > 0 && !used) setUsed(true)
  return <Suspense fallback={null}>{used && <Host entries={entries} />}</Suspense>
}

function BrowserWindows({ entries }: { entries: readonly AlertEntry[] }) {
  const entry = entries[0]
  useEffect(() => {
    if (entry === undefined) return
    const text = [entry.options.title, entry.options.text].filter((part) => typeof part === 'string').join('\n')
    if (entry.kind === 'confirm') return entry.settle(window.confirm(text))
    window.alert(text)
    entry.settle(true)
  }, [entry])
  return null
}
