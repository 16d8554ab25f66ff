import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakePortalWindow } from '../testing/fake-portal-window.ts'
import { entered, renderConsole } from '../testing/render-console.tsx'
import { PortalLink } from './portal-link.tsx'
import { RefusedWindow } from './refused-window.tsx'

test('a blocked window is reported in the page until one opens', async () => {
  vi.stubGlobal('open', () => null)
  const { user } = renderConsole(
    <>
      <RefusedWindow />
      <PortalLink world="blue" to="/">
        Portál
      </PortalLink>
    </>,
    {
      'GET /sandbox/enter/blue': entered,
      'GET /sandbox/worlds': () => Response.json({ worlds: [], limit: 1, memory: 1, canRecord: true }),
    },
  )
  await user.click(screen.getByRole('link', { name: 'Portál' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Portál se neotevřel\./)
  fakePortalWindow()
  await user.click(screen.getByRole('link', { name: 'Portál' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
