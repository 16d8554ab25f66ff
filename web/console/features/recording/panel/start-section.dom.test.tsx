import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../../../testing/render-console.tsx'
import { StartSection } from './start-section.tsx'

test('a recording is not offered where several servers share a database, and the reason is given', async () => {
  renderConsole(<StartSection />, {
    'GET /sandbox/scenarios': () => Response.json({ scenarios: [] }),
    'GET /sandbox/worlds': () => Response.json({ worlds: [], limit: 1, memory: 1, canRecord: false }),
  })
  expect(await screen.findByText(/^Tady nahrávat nejde: /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Začít nahrávat' })).toBeNull()
})
