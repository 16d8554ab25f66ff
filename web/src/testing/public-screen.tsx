import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { loadScreen } from '../app/load-screen.ts'
import { PublicPage } from '../app/public-page.tsx'
import type { RouteEntry } from '../app/route-entry.ts'
import type { Language } from '../shared/api/credentials.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import type { FakeAnswers } from './observed-send.ts'
import { observedServices } from './observed-services.ts'
import { quickTypist } from './quick-typist.ts'

type Options = {
  search?: string
  language?: Language
  /** Of the history entry. */
  state?: object
  /** The provider's clock from the first response on; by default the device's own time. */
  now?: number
}

/**
 * A login page as a visitor sees it, without a router: its guard, frame and texts, the real client
 * over an observed network. `navigatedTo` lists the addresses the page navigated to.
 */
export async function openPublicScreen(entry: RouteEntry, answers: FakeAnswers, options: Options = {}) {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  const observed = observedServices(answers, () => entry.path, {}, false)
  if (options.now !== undefined) observed.setDate(options.now)
  const { services } = observed
  if (options.language) await services.chooseLanguage(options.language)
  const Screen: ComponentType = await loadScreen(entry, services)
  // Like the first touch of the page.
  await preloadDialogs()
  const navigatedTo: string[] = []
  const navigation = {
    place: { pathname: entry.path, search: options.search ?? '', hash: '', state: options.state ?? null },
    go: (to: string) => void navigatedTo.push(to),
  }
  const user = quickTypist()
  render(<PublicPage services={services} navigation={navigation} entry={entry} Screen={Screen} />)
  return { ...observed, user, navigatedTo }
}
