import { readRuntimeConfig } from '../shared/config/runtime-config.ts'
import { tryStorage } from '../shared/session/tab-storage.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { canonicalPath } from './match-route.ts'
import type { RouterParts } from './router-parts.ts'
import { createServices, restoreLanguage, type Services, startServices } from './services.ts'

/** In the language chosen on this device. `router` is passed by the program with the router. */
export async function startInBrowser(router?: RouterParts): Promise<Services> {
  // The mere look at a blocked storage throws.
  const blocked = tryStorage(() => localStorage) ? undefined : await import('./blocked-storage.ts')
  const storage = blocked?.pageStorage ?? localStorage
  const services = createServices({
    config: readRuntimeConfig(),
    ...(router && { router }),
    storage,
    send: (request) => fetch(request),
    address: () => window.location,
  })
  const { pathname, search, hash } = window.location
  const path = canonicalPath(services.routeOf(pathname), pathname)
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash)
  services.errorReports?.listen(window)
  startServices(services)
  preloadDialogsOnFirstTouch()
  await restoreLanguage(services, storage)
  await blocked?.explainBlockedStorage(services.i18n)
  return services
}

function preloadDialogsOnFirstTouch(): void {
  for (const event of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(event, () => void preloadDialogs(), { once: true, passive: true })
  }
}
