import type { i18n } from 'i18next'
import { checkAnswers } from '../shared/api/check-answers.ts'
import { type Api, createApi } from '../shared/api/client.ts'
import type { Language } from '../shared/api/credentials.ts'
import type { Send } from '../shared/api/exchange.ts'
import { reportMissingTranslation } from '../shared/api/missing-translation.ts'
import { createServerClock, onTimeDiscarded, type ServerClock } from '../shared/api/server-clock.ts'
import type { RuntimeConfig } from '../shared/config/runtime-config.ts'
import type { Drafts } from '../shared/drafts/drafts.ts'
import { createErrorReports, type ErrorReports } from '../shared/error-reports/error-reports.ts'
import { refuseFormHistory } from '../shared/forms/form-state.ts'
import { leaveFieldsOnWheel } from '../shared/forms/wheel-guard.ts'
import { leaveTabNote, takeTabNote } from '../shared/navigation/tab-note.ts'
import { refreshProfile } from '../shared/session/profile-refresh.ts'
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts'
import { dropOfOthers, emptyTab } from '../shared/session/tab-storage.ts'
import { watchToken } from '../shared/session/token-check.ts'
import { createI18n, switchLanguage } from './i18n.ts'
import { chosenLanguage, languageOf, saveLanguage } from './language.ts'
import { matchRoute } from './match-route.ts'
import { publicRoutes } from './public-routes.ts'
import type { RouteEntry } from './route-entry.ts'
import type { RouterParts } from './router-parts.ts'

/** Everything that lives as long as the page and is provided to the components by contexts. */
export type Services = {
  config: RuntimeConfig
  /** Undefined on a prerendered page without a router, which knows the public routes alone. */
  allRoutes: readonly RouteEntry[] | undefined
  /** The route of a path, among those that the page knows. */
  routeOf: (pathname: string) => RouteEntry | undefined
  api: Api
  clock: ServerClock
  session: SessionStore
  i18n: i18n
  /** The same texts, always in Czech: for recipients and their pages. */
  czech: i18n
  chooseLanguage: (language: Language) => Promise<void>
  /** Set if error reports are configured. */
  errorReports: ErrorReports | undefined
  refreshProfile: () => Promise<boolean>
  /** Unsent input, encrypted on the device. Undefined on a prerendered page without a router. */
  drafts: Drafts | undefined
  /** Returns the function that unbinds the drafts from the session. */
  bindDrafts: () => () => void
}

export type ServicePorts = {
  config: RuntimeConfig
  router?: RouterParts
  storage: Storage
  send: Send
  /** Current origin and path of the page. */
  address: () => { origin: string; pathname: string }
}

export function createServices({ config, router, storage, send, address }: ServicePorts): Services {
  const allRoutes = router?.allRoutes
  const routeOf = (pathname: string) => matchRoute(allRoutes ?? publicRoutes, pathname)
  const clock = createServerClock(storage)
  const session = createSessionStore(storage, () => clock.now())
  const i18n = createI18n((missing) => {
    // A missing text is worth a report, but never throws.
    reportMissingTranslation(api, missing).catch(() => {})
  })
  const errorReports = createErrorReports({ config, page: () => routeOf(address().pathname)?.path ?? 'unknown' })
  const api = createApi({
    onEnd: errorReports?.called,
    check: checkAnswers(router !== undefined),
    base: new URL(config.apiBase, address().origin).href,
    send,
    credentials: session,
    clock,
    language: () =>
      languageOf({ path: address().pathname, session: session.read(), chosen: i18n.language === 'en' ? 'en' : 'cs' }),
  })
  const drafts = router?.createDrafts({
    now: () => clock.now() ?? Date.now(),
    currentPerson: () => session.current().personId,
    storage,
  })
  return {
    config,
    allRoutes,
    routeOf,
    api,
    clock,
    session,
    errorReports,
    i18n,
    czech: i18n.cloneInstance({ lng: 'cs' }),
    chooseLanguage: async (language) => {
      saveLanguage(storage, language)
      await switchLanguage(i18n, language)
    },
    refreshProfile: () => refreshProfile({ api, session, clock }),
    drafts,
    bindDrafts: () => (drafts && router?.bindDrafts({ drafts, session })) ?? (() => {}),
  }
}

/** Returns a function that stops the background tasks. */
export function startServices({ session, clock, refreshProfile, bindDrafts }: Services): () => void {
  const stopFollowing = session.followOtherTabs(window)
  // Drafts of this tab outlive the session's expiry, and nothing else does (rule 18.1).
  const stopEmptying = session.onEnding((why) => {
    if (why === 'expired') leaveTabNote('session-ended', 'yes')
    else emptyTab()
  })
  const stopSorting = session.subscribe(() => {
    const now = session.read()
    if (!now.isLoggedIn) return
    dropOfOthers(now.personId)
    takeTabNote('session-ended')
  })
  const stopKeeping = bindDrafts()
  // After the listeners: it may end a session that ran out while the page was closed.
  const stopWatching = watchToken({ session, clock, refreshProfile })
  const stopRefusing = refuseFormHistory(document)
  const stopLeaving = leaveFieldsOnWheel(document)
  // Any response sets the clock, which ends an expired session.
  const stopRefreshing = onTimeDiscarded(() => void refreshProfile())
  // Without a known time the check of the token has requested it already.
  if (!clock.isDoubtful()) void refreshProfile()
  return () => {
    stopRefreshing()
    stopLeaving()
    stopRefusing()
    stopKeeping()
    stopSorting()
    stopEmptying()
    stopFollowing()
    stopWatching()
  }
}

/** Switches to the language chosen on this device, before anything is rendered. */
export function restoreLanguage({ i18n }: Services, storage: Storage): Promise<void> {
  return switchLanguage(i18n, chosenLanguage(storage))
}
