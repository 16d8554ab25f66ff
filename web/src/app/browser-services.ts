import { readRuntimeConfig } from '../shared/config/runtime-config.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
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
