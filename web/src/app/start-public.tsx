import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { finishDestruction } from '../shared/drafts/finish-destruction.ts'
import { takeLinkKey } from '../shared/navigation/link-key.ts'
import type { Navigation } from '../shared/navigation/navigation.tsx'
import { tryStorage } from '../shared/session/tab-storage.ts'
import { startInBrowser } from './browser-services.ts'
import { errorHandlers } from './error-handlers.ts'
import { keepFields } from './keep-fields.ts'
import { loadScreen } from './load-screen.ts'
import { PublicPage } from './public-page.tsx'

/** Hydrates a prerendered page; navigation away from it is left to the browser. */
export async function startPublic(): Promise<void> {
  takeLinkKey(window)
  const services = await startInBrowser()
  void tryStorage(() => finishDestruction(localStorage).catch(() => {}))
  const entry = services.routeOf(window.location.pathname)
  if (!entry) throw new Error(`${window.location.pathname} was prerendered but has no route`)
  const Screen = await loadScreen(entry, services)
  const page = <PublicPage services={services} navigation={browserNavigation()} entry={entry} Screen={Screen} />
  const root = document.getElementById('root') as HTMLElement
  if (document.documentElement.dataset.start === 'rerender') {
    root.replaceChildren()
    delete document.documentElement.dataset.start
    createRoot(root, errorHandlers(services)).render(page)
  } else {
    // As a transition, so that React hydrates the page in slices and handles clicks and keys in
    // between.
    const giveBack = keepFields(root)
    const onRecoverableError = (error: unknown) => {
      giveBack()
      reportError(error)
    }
    startTransition(() => void hydrateRoot(root, page, { ...errorHandlers(services), onRecoverableError }))
  }
}

function browserNavigation(): Navigation {
  const { pathname, search, hash } = window.location
  // The router stores it in the same place: either may open the page.
  const { usr: state = null } = (window.history.state ?? {}) as { usr?: unknown }
  return {
    place: { pathname, search, hash, state },
    go: (to, { replace = false } = {}) => (replace ? window.location.replace(to) : window.location.assign(to)),
  }
}
