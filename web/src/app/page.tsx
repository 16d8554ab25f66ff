import { type ComponentType, Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '../shared/api/credentials.ts'
import { usePortalLocation } from '../shared/navigation/navigation.tsx'
import { useSession, useSessionEpoch } from '../shared/session/session-context.tsx'
import { AlertOutlet } from '../shared/ui/alerts/alert-outlet.tsx'
import { dismissAlerts } from '../shared/ui/alerts/alerts.ts'
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx'
import { whileMounted } from '../shared/while-mounted.ts'
import { Frame } from './frame/frame.tsx'
import { LazyChat } from './frame/lazy-chat.tsx'
import { isForRecipients, languageOf } from './language.ts'
import { useChosenLanguage, useServices } from './services-context.tsx'
import { partsFor, type SignedInParts } from './signed-in-parts.ts'

export function Page({ children }: { children: ReactNode }) {
  const { i18n, czech, routeOf } = useServices()
  const session = useSession()
  const { pathname } = usePortalLocation()
  const forRecipients = isForRecipients(pathname, session)
  const language = languageOf({ path: pathname, session, chosen: useChosenLanguage() })
  const entry = routeOf(pathname)
  const parts = partsFor(entry)
  useDocumentLanguage(language)
  useRecipientType(forRecipients)
  return (
    <I18nextProvider i18n={language === 'en' ? i18n : czech}>
      <PersonScope parts={parts}>
        <Frame parts={parts} forRecipients={forRecipients} isQuiet={entry?.quiet === true}>
          {children}
        </Frame>
        <LazyChat isForRecipients={forRecipients}>
          <ErrorBoundary>
            <LazySiteNotice />
          </ErrorBoundary>
        </LazyChat>
        <ErrorBoundary>{parts && <parts.SessionEnd />}</ErrorBoundary>
        <ErrorBoundary>
          <AlertOutlet />
        </ErrorBoundary>
      </PersonScope>
    </I18nextProvider>
  )
}

function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}

/**
 * On the root element, because dialogs, sheets and toasts render outside the page; before the paint, so that no
 * text grows.
 */
function useRecipientType(forRecipients: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('recipient', forRecipients)
  }, [forRecipients])
}

/** A login page never waits for a notice, and prerendered markup has none. */
function LazySiteNotice() {
  const [SiteNotice, setSiteNotice] = useState<ComponentType>()
  useEffect(() => {
    return whileMounted(
      import('../features/notices/site-notice.tsx'),
      (module) => setSiteNotice(() => module.SiteNotice),
      // If its code does not load, the page works without the notice.
      () => {},
    )
  }, [])
  return SiteNotice && <SiteNotice />
}

type PersonScopeProps = { parts: SignedInParts | undefined; children: ReactNode }

/** Resets the tree below for the next user: state, alerts, pending responses and the query cache (rule 18.3). */
function PersonScope({ parts, children }: PersonScopeProps) {
  const Scope = parts?.QueryScope ?? Fragment
  return (
    <Person key={useSessionEpoch()}>
      <Scope>{children}</Scope>
    </Person>
  )
}

function Person({ children }: { children: ReactNode }) {
  useEffect(() => dismissAlerts, [])
  return children
}
