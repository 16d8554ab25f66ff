import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { SecondWindowPage } from './second-window-page.tsx'

test('a login that the world does not know is named', async () => {
  const now = '2026-11-10T09:00:00.000Z'
  renderConsole(<SecondWindowPage login="99999999" />, {
    'GET /sandbox/worlds/default': () => Response.json({ id: 'default', scenario: 'default', now, frozen: true }),
    'GET /sandbox/scenarios': () =>
      Response.json({ scenarios: [{ name: 'default', description: '', now, people: [] }] }),
    'GET /sandbox/worlds/default/people': () => Response.json({ people: [], requests: [] }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('99999999')
})
