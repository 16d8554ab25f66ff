import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../../../src/shared/session/session-store.ts'
import { loginAnswer } from '../../../src/testing/people.ts'
import { entered, renderConsole } from '../../testing/render-console.tsx'
import { SecondWindowPage } from './second-window-page.tsx'

const world = { id: 'default', scenario: 'default', now: '2026-11-10T09:00:00.000Z', frozen: true }
const people = [{ login: '10000001', password: 'andel123', label: 'Jana Nováková, jana@example.com', shows: '' }]
const answers = {
  'GET /sandbox/worlds/default': () => Response.json(world),
  'GET /sandbox/scenarios': () =>
    Response.json({ scenarios: [{ name: 'default', description: '', now: world.now, people }] }),
  'GET /sandbox/enter/default': entered,
  'POST /w/default/api/login': () => Response.json({ error_code: 200, response: loginAnswer() }),
}

let replace: ReturnType<typeof vi.fn>
beforeEach(() => {
  replace = vi.fn()
  vi.stubGlobal('location', { origin: 'http://localhost:3000', href: 'http://localhost:3000/sandbox/', replace })
})

test('a window without a session signs the person in and continues to their home', async () => {
  renderConsole(<SecondWindowPage login="10000001" />, answers)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/darce'))
  expect(localStorage.getItem('user-session')).toContain('p-10000001')
})

test('a window with a session says whose it replaces, and waits', async () => {
  const { user } = renderConsole(<SecondWindowPage login="10000001" />, {
    ...answers,
    'GET /sandbox/scenarios': () => {
      createSessionStore(localStorage).start(loginAnswer({ personId: 'p-2', displayName: 'Petra Svobodová' }))
      return answers['GET /sandbox/scenarios']()
    },
  })
  expect(await screen.findByText(/přihlášení: Petra Svobodová.*nahradí ho Jana Nováková/)).toBeTruthy()
  expect(localStorage.getItem('user-session')).toContain('p-2')
  await user.click(screen.getByRole('button', { name: 'Přihlásit jako Jana Nováková' }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/darce'))
  expect(localStorage.getItem('user-session')).toContain('p-10000001')
})

test('a login that the world does not know is named', async () => {
  renderConsole(<SecondWindowPage login="99999999" />, answers)
  expect((await screen.findByRole('alert')).textContent).toContain('99999999')
})
