import '../src/shared/ui/fonts/fonts.css'
import '../src/shared/ui/fonts/fraunces.css'
import '../src/shared/ui/tokens.css'
import '../src/shared/ui/base.css'
import './app/compact.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { leaveFieldsOnWheel } from '../src/shared/forms/wheel-guard.ts'
import { storePortalNameOnLeave } from './api/portal-window.ts'
import { Console } from './app/console.tsx'
import { createConsoleI18n } from './app/i18n.ts'
import { SecondWindowPage } from './app/second-window-page.tsx'
import { resumeRecorder } from './session/use-recorder.ts'
import { wantedLogin } from './shared/second-origin.ts'

// The server is most often on this machine, which needs no network for it.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

storePortalNameOnLeave()
leaveFieldsOnWheel(document)
resumeRecorder()
const login = wantedLogin(window.location.href)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={createConsoleI18n(localStorage)}>
      <QueryClientProvider client={queries}>
        {login === undefined ? <Console /> : <SecondWindowPage login={login} />}
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
)
