import { readRuntimeConfig } from '../shared/config/runtime-config.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { canonicalPath } from './match-route.ts'
import type { RouterParts } from './router-parts.ts'
import { createServices, restoreLanguage, type Services, startServices } from './services.ts'

/** In the language chosen on this device. `router` is passed by the program with the router. */
export async function startInBrowser(router?: RouterParts): Promise<Services> {
  const services = createServices({
    config: readRuntimeConfig(),
    ...(router && { router }),
    storage: localStorage,
    send: (request) => fetch(request),
    address: () => window.location,
  })
  const { pathname, search, hash } = window.location
  const path = canonicalPath(services.routeOf(pathname), pathname)
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash)
  services.errorReports?.listen(window)
  startServices(services)
  preloadDialogsOnFirstTouch()
  await restoreLanguage(services, localStorage)
  return services
}

function preloadDialogsOnFirstTouch(): void {
  for (const event of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(event, () => void preloadDialogs(), { once: true, passive: true })
  }
}
