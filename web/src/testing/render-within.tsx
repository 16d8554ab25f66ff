import { render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { App } from '../app/app.tsx'
import { addTexts, type Texts } from '../app/i18n.ts'
import { startServices } from '../app/services.ts'
import type { LoginAnswer } from '../shared/api/wire.ts'
import { createSessionStore } from '../shared/session/session-store.ts'
import type { FakeAnswers } from './observed-send.ts'
import { type ObservedServices, observedServices } from './observed-services.ts'
import { quickTypist } from './quick-typist.ts'
import { closeAfterTest } from './render-app.tsx'

type Around = { /** No user by default. */ signedIn?: LoginAnswer; texts: Texts; answers?: FakeAnswers }

export type RenderedWithin = ObservedServices & {
  user: UserEvent /** The page is closed or reloaded. */
  close: () => void
}

/**
 * A component of a recipient's page within the contexts the portal provides, and without a frame.
 */
export async function renderWithin(
  node: ReactNode,
  { signedIn, texts, answers = {} }: Around,
): Promise<RenderedWithin> {
  if (signedIn) createSessionStore(localStorage).start(signedIn)
  const profile = signedIn && { 'GET /recipientProfile': { error_code: 200 as const, response: signedIn.profile_full } }
  const observed = observedServices({ ...profile, ...answers }, () => '/prijemce')
  const { services } = observed
  const stop = startServices(services)
  await addTexts(services.i18n, texts, 'cs')
  const { unmount } = render(
    <App services={services}>
      <I18nextProvider i18n={services.czech}>{node}</I18nextProvider>
    </App>,
  )
  return {
    ...observed,
    user: quickTypist(),
    close: closeAfterTest(observed, () => {
      stop()
      unmount()
    }),
  }
}
