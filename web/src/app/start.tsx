import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { takePaymentLink } from '../features/card-payment/payment-link.ts'
import { takeRecurringLink } from '../features/recurring-payment/recurring-link.ts'
import { takeEmlid } from '../shared/navigation/emlid.ts'
import { takeLinkKey } from '../shared/navigation/link-key.ts'
import { App } from './app.tsx'
import { startInBrowser } from './browser-services.ts'
import { errorHandlers } from './error-handlers.ts'
import { startRouter } from './router.tsx'
import { routerParts } from './router-parts.ts'

/** Starts the portal with its router, in an empty page or in place of a prerendered one that the boot script hid. */
export async function start(): Promise<void> {
  takeEmlid(window)
  takePaymentLink(window)
  takeLinkKey(window)
  takeRecurringLink(window)
  const services = await startInBrowser(routerParts)
  const router = await startRouter(services, window.location.pathname)
  const root = document.getElementById('root') as HTMLElement
  root.replaceChildren()
  delete document.documentElement.dataset.start
  createRoot(root, errorHandlers(services)).render(
    <StrictMode>
      <App services={services}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}
