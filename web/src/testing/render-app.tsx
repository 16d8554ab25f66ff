import { act, render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { RouterProvider } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { errorHandlers } from '../app/error-handlers.ts'
import { LANGUAGE_KEY } from '../app/language.ts'
import { startRouter } from '../app/router.tsx'
import { restoreLanguage, startServices } from '../app/services.ts'
import { takePaymentLink } from '../features/card-payment/payment-link.ts'
import { takeRecurringLink } from '../features/recurring-payment/recurring-link.ts'
import type { Language } from '../shared/api/credentials.ts'
import { discardStoredTime, OFFSET_KEY } from '../shared/api/server-clock.ts'
import type { LoginAnswer } from '../shared/api/wire.ts'
import type { RuntimeConfig } from '../shared/config/runtime-config.ts'
import { takeEmlid } from '../shared/navigation/emlid.ts'
import { takeLinkKey } from '../shared/navigation/link-key.ts'
import { createSessionStore } from '../shared/session/session-store.ts'
import type { FakeAnswers } from './observed-send.ts'
import { type ObservedServices, observedServices } from './observed-services.ts'
import { quickTypist } from './quick-typist.ts'

export type AppOptions = {
  /** Address of the page, with its query. */
  path?: string
  /** `history.state` of the tab's entry before a reload. */
  historyState?: unknown
  /** The session before the page was opened. */
  signedIn?: LoginAnswer
  language?: Language
  answers?: FakeAnswers
  /** The provider's clock from the first response on; by default the device's own time. */
  now?: number
  /** Differences from the default configuration of tests. */
  config?: Partial<RuntimeConfig>
}

export type RunningApp = ObservedServices & {
  user: UserEvent
  /** Path, query and hash of the address bar. */
  address: () => string
  /** Unmounts the page and stops its background tasks. */
  close: () => void
}

const running = new Set<() => void>()

/** Closes the pages a test left open. The setup file calls it after each test. */
export function closeRunningApps(): void {
  for (const close of running) close()
}

/** Returns the function that closes the page: `end` stops and unmounts it. A page that stays open would follow the next test's storage. */
export function closeAfterTest({ leaveStorage }: ObservedServices, end: () => void): () => void {
  const close = () => {
    running.delete(close)
    // The event of a page that is closed or reloaded: another one may open before this one's input is saved.
    window.dispatchEvent(new Event('pagehide'))
    end()
    leaveStorage()
  }
  running.add(close)
  return close
}

/**
 * The full portal at a path: the real router, store and client, in the page and storage of the
 * test. Only the network function is faked; it responds from `answers` and records every call.
 */
export async function renderApp({
  path = '/',
  historyState = null,
  signedIn,
  language = 'cs',
  answers = {},
  now,
  config = {},
}: AppOptions = {}): Promise<RunningApp> {
  window.history.replaceState(historyState, '', path)
  localStorage.setItem(LANGUAGE_KEY, language)
  if (signedIn) createSessionStore(localStorage).start(signedIn)
  takeEmlid(window)
  takeLinkKey(window)
  takeRecurringLink(window)
  takePaymentLink(window)

  const observed = observedServices({ ...profileOf(signedIn), ...answers }, () => window.location.pathname, config)
  if (now !== undefined) observed.setDate(now)
  const { services } = observed
  const stop = startServices(services)
  await restoreLanguage(services, localStorage)
  const router = await startRouter(services, window.location.pathname)
  const { unmount } = render(
    <App services={services}>
      <RouterProvider router={router} />
    </App>,
    errorHandlers(services),
  )
  const close = closeAfterTest(observed, () => {
    stop()
    unmount()
    router.dispose()
  })
  // The code of screens and texts arrives as promises that no event announces.
  await act(async () => {})
  return {
    ...observed,
    user: quickTypist(),
    address: () => window.location.pathname + window.location.search + window.location.hash,
    close,
  }
}

function profileOf(signedIn: LoginAnswer | undefined): FakeAnswers {
  if (!signedIn) return {}
  const { profile, profile_full } = signedIn
  return {
    'GET /userProfile': { error_code: 200, response: { profile, profile_full } },
    'GET /recipientProfile': { error_code: 200, response: profile_full },
  }
}

/** Resolves to the heading of the page, once it is rendered. */
export function pageHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Like another tab: writes to the storage and dispatches the event that this tab receives. */
export function inAnotherTab(write: (storage: Storage) => void): void {
  act(() => {
    write(localStorage)
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-session', storageArea: localStorage }))
  })
}

/** Like a page that knows that the provider's clock was moved. */
export function discardTimeInAnotherTab(): void {
  act(() => {
    discardStoredTime(localStorage)
    const newValue = localStorage.getItem(OFFSET_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: OFFSET_KEY, newValue, storageArea: localStorage }))
  })
}
