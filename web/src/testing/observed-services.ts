import { routerParts } from '../app/router-parts.ts'
import { createServices, type Services } from '../app/services.ts'
import type { RuntimeConfig } from '../shared/config/runtime-config.ts'
import { type FakeAnswers, type Observed, observedSend } from './observed-send.ts'
import { pageStorage } from './page-storage.ts'
import { testConfig } from './test-config.ts'

/**
 * What every page requests by itself, and the home that most tests open: no notice, no prompt, no
 * family.
 */
const everyPage: FakeAnswers = {
  'GET /valueStore/header_web_notice,header_web_notice_text': {
    error_code: 200,
    response: { header_web_notice: '', header_web_notice_text: '' },
  },
  'GET /valueStore/nps_showStart,nps_showEnd': { error_code: 200, response: { nps_showStart: '', nps_showEnd: '' } },
  'GET /families': { error_code: 200, response: { families: [], sampleStory: null } },
  'DELETE /session': { error_code: 200 },
  // The link opens, and the tab key equals the link key.
  'POST /linkExchange': ({ body }) => ({
    error_code: 200,
    response: { accessKey: (body as { linkKey: string }).linkKey, expiresAt: '2026-11-10T11:00:00.000Z' },
  }),
  'POST /missingTranslation': { error_code: 200 },
}

export type ObservedServices = Observed & {
  services: Services
  /** The page is closed: it writes nothing into the storage any more. */
  leaveStorage: () => void
}

/**
 * The real services over an observed network, in the storage of the test; not started yet.
 * `pathname` decides the language of every call. A page without a router does not know all routes.
 */
export function observedServices(
  answers: FakeAnswers,
  pathname: () => string,
  config: Partial<RuntimeConfig> = {},
  hasRouter = true,
): ObservedServices {
  const { origin } = window.location
  const page = pageStorage(localStorage)
  const observed = observedSend(`${origin}/api`, { ...everyPage, ...answers })
  const services = createServices({
    config: { ...testConfig, ...config },
    ...(hasRouter && { router: routerParts }),
    storage: page.storage,
    send: observed.send,
    address: () => ({ origin, pathname: pathname() }),
  })
  return { ...observed, services, leaveStorage: page.close }
}
