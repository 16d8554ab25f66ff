import '../src/shared/ui/fonts/fonts.css'
import '../src/shared/ui/fonts/fraunces.css'
import '../src/shared/ui/tokens.css'
import '../src/shared/ui/base.css'
import './frame/compact.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { leaveFieldsOnWheel } from '../src/shared/forms/wheel-guard.ts'
import { storePortalNameOnLeave } from './api/portal-window.ts'
import { Console } from './frame/console.tsx'
import { createConsoleI18n } from './frame/i18n.ts'
import { resumeRecorder } from './recording/use-recorder.ts'
import { wantedLogin } from './world/second-window/second-origin.ts'
import { SecondWindowPage } from './world/second-window/second-window-page.tsx'

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
