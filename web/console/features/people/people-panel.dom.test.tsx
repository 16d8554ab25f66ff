import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../../../src/shared/session/session-store.ts'
import { loginAnswer } from '../../../src/testing/people.ts'
import { announceStorage } from '../../api/portal-window.ts'
import { readMarks } from '../../session/read-messages.ts'
import { fakePortalWindow } from '../../testing/fake-portal-window.ts'
import { journalCall, journalEntry } from '../../testing/journal-entry.ts'
import { entered, renderConsole } from '../../testing/render-console.tsx'
import { PeoplePanel } from './people-panel.tsx'

const scenario = {
  name: 'default',
  description: 'Rating link of Jana: ?emlid=jana-nps-2026.',
  now: '2026-11-10T09:00:00.000Z',
  people: [
    { login: '10000001', password: 'andel123', label: 'Jana Nováková, jana@example.com', shows: 'refused at login' },
    { login: '2000001', birthDate: '1985-04-01', label: 'Petra Svobodová', shows: 'something not translated' },
  ],
}
const signedIn = { error_code: 200, response: loginAnswer({ displayName: 'Jana' }) }

let portal: ReturnType<typeof fakePortalWindow>
beforeEach(() => {
  portal = fakePortalWindow()
})

/** The worlds, of which the browser entered one or none. */
const listWorlds = (world: string | undefined) => () =>
  Response.json({
    worlds: [{ id: 'red', scenario: 'default', name: 'Druhý' }],
    limit: 5_000,
    memory: 1,
    entered: world,
  })

const renderPeople = (login: object) =>
  renderConsole(<PeoplePanel world="blue" scenario={scenario} />, {
    'GET /sandbox/worlds': listWorlds('blue'),
    'GET /sandbox/enter/blue': entered,
    'POST /w/blue/api/login': () => Response.json(login),
  })

/** Calls other than those that follow the world. */
const sentBy = (calls: readonly string[]) => calls.filter((call) => !/^GET \/sandbox\/worlds(\/blue)?$/.test(call))

const signJanaIn = () => screen.getByRole('button', { name: 'Přihlásit jako Jana Nováková' })

test('one click opens the window, which a browser blocks later, enters the world, signs in as the portal would and opens its home', async () => {
  const { user, calls } = renderPeople(signedIn)
  const callsBefore: number[] = []
  portal.open.mockImplementation(() => {
    callsBefore.push(sentBy(calls).length)
    return portal.target as unknown as Window
  })
  await user.click(signJanaIn())
  expect(await screen.findByText(/V okně portálu: Jana Nováková/)).toBeTruthy()
  expect(sentBy(calls)).toEqual(['GET /sandbox/enter/blue', 'POST /w/blue/api/login', 'GET /sandbox/enter/blue'])
  expect(localStorage.getItem('access-token')).toBe(signedIn.response.token)
  expect(JSON.parse(localStorage.getItem('user-session') ?? '')).toMatchObject({
    personId: 'p-10000001',
    isLoggedIn: true,
  })
  expect(portal.open).toHaveBeenCalledExactlyOnceWith('', 'tab-secrets?console=portal', undefined)
  expect(callsBefore).toEqual([0])
  expect(portal.assign).toHaveBeenCalledExactlyOnceWith('/darce')
  expect([portal.close.mock.calls.length, portal.target.opener]).toEqual([0, null])
})

test('a portal page of another world is left before its session is replaced: it would end the new one by its own time', async () => {
  const first = renderPeople(signedIn)
  await first.user.click(signJanaIn())
  expect(await screen.findByText(/^V okně portálu: Jana\./)).toBeTruthy()
  expect(portal.replace).not.toHaveBeenCalled()
  cleanup()
  const sessions: (string | null)[] = []
  portal.replace.mockImplementation(() => void sessions.push(localStorage.getItem('access-token')))
  localStorage.clear()
  const { user } = renderConsole(<PeoplePanel world="red" scenario={scenario} />, {
    'GET /sandbox/worlds': listWorlds('red'),
    'GET /sandbox/enter/red': entered,
    'POST /w/red/api/login': () => Response.json(signedIn),
  })
  await user.click(signJanaIn())
  await waitFor(() => expect(portal.assign).toHaveBeenCalledTimes(2))
  expect(portal.replace).toHaveBeenCalledExactlyOnceWith('about:blank')
  expect(sessions).toEqual([null])
})

test('a refusal is shown with its code and text, and no user is signed in', async () => {
  const lockedUntil = '2026-11-10T09:15:00.000Z'
  const { user } = renderPeople({ error_code: 423, error: 'account-locked', lockedUntil })
  await user.click(signJanaIn())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/423 account-locked.*zamčené do 10\. 11\. 2026 v 10:15/)
  expect(localStorage.getItem('access-token')).toBeNull()
  expect([portal.assign.mock.calls.length, portal.close.mock.calls.length]).toEqual([0, 1])
})

test('a window that the browser blocked is offered as a link', async () => {
  portal.open.mockReturnValue(null)
  const { user } = renderPeople(signedIn)
  await user.click(signJanaIn())
  await screen.findByText(/prohlížeč nepustil okno/)
  expect(screen.getByRole('link', { name: 'Otevřít /darce' }).getAttribute('href')).toBe(
    '/sandbox/enter/blue?to=%2Fdarce',
  )
})

test('people are found without accents and by the texts on the page, links need no person, and what has no Czech stays English', async () => {
  const { user } = renderPeople(signedIn)
  expect(screen.getByText('something not translated').getAttribute('lang')).toBe('en')
  const link = screen.getByRole('link', { name: '/muj-ucet/nps?emlid=jana-nps-2026' })
  expect(link.getAttribute('href')).toBe('/sandbox/enter/blue?to=%2Fmuj-ucet%2Fnps%3Femlid%3Djana-nps-2026')
  await user.type(screen.getByRole('searchbox'), 'prihlaseni se odmitne')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(within(screen.getByRole('listitem')).getByText('Jana Nováková')).toBeTruthy()
})

test('the SMS of a family that is signed in from here does not stay new', async () => {
  const sms = { id: 'm-7', at: '2026-11-10T09:00:01Z', channel: 'sms', to: '+420601001234', text: '', code: '482913' }
  const read = vi.fn(() => readMarks(localStorage))
  window.addEventListener('storage', read)
  const { user } = renderConsole(<PeoplePanel world="blue" scenario={scenario} />, {
    'GET /sandbox/enter/blue': entered,
    'GET /sandbox/worlds/blue/messages': ({ url }) => Response.json({ messages: url.includes('waitMs') ? [sms] : [] }),
    'POST /w/blue/api/loginRecipient': async (request) => {
      const { step } = (await request.json()) as { step: string }
      if (step === 'validate')
        return Response.json({ error_code: 200, Data: { Phones: [{ Id: 'phone-1', Phone: '+420*****1234' }] } })
      if (step === 'login') return Response.json({ error_code: 200, Data: { TransactionId: 'tr-1' } })
      return Response.json(signedIn)
    },
  })
  await user.click(screen.getByRole('button', { name: 'Přihlásit jako Petra Svobodová' }))
  await waitFor(() => expect(readMarks(localStorage)).toEqual(['m-7 2026-11-10T09:00:01Z']))
  await waitFor(() => expect(read.mock.results.at(-1)?.value).toHaveLength(1))
  window.removeEventListener('storage', read)
})

test('the panel says who is signed in, after a logout in the portal too, and who was opened in the second window', async () => {
  const { user } = renderPeople(signedIn)
  await user.click(signJanaIn())
  expect(await screen.findByText(/^V okně portálu: Jana\./)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Přihlásit v\sdruhém okně: Petra Svobodová$/ }))
  expect(screen.getByText(/V druhém okně naposledy: Petra Svobodová\./)).toBeTruthy()
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(await screen.findByText(/^V okně portálu není nikdo přihlášený\./)).toBeTruthy()
  expect(screen.queryByText(/V okně portálu: Jana Nováková/)).toBeNull()
})

test('the panel says that the second window was signed out, and with one window that no user is signed in', async () => {
  const realAt = () => new Date(Date.now() + 1_000).toISOString()
  const end = (personId: string) => ({
    ...journalEntry({ operationId: 'endSession' }),
    call: journalCall({ personId, realAt: realAt() }),
  })
  const { user, answers } = renderPeople(signedIn)
  answers['GET /sandbox/worlds/blue/journal'] = () => Response.json({ entries: [end('p-10000001')] })
  expect(await screen.findByText('V okně portálu není nikdo přihlášený.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Přihlásit v\sdruhém okně: Petra Svobodová$/ }))
  expect(await screen.findByText(/V druhém okně naposledy: Petra Svobodová\./)).toBeTruthy()
  answers['GET /sandbox/worlds/blue/journal'] = () => Response.json({ entries: [end('p-10000001'), end('p-2000001')] })
  expect(
    await screen.findByText(/V druhém okně proběhlo odhlášení: Petra Svobodová\./, {}, { timeout: 3_000 }),
  ).toBeTruthy()
  expect(screen.queryByText(/V druhém okně naposledy/)).toBeNull()
})

test('a portal that was never opened in this browser is in no world; without a cookie a session is of the default one', async () => {
  renderPeople(signedIn).answers['GET /sandbox/worlds'] = listWorlds(undefined)
  expect(await screen.findByText('V okně portálu není nikdo přihlášený.')).toBeTruthy()
  createSessionStore(localStorage).start(loginAnswer())
  act(announceStorage)
  expect(await screen.findByText(/^Portál v tomto prohlížeči je ve světě default/)).toBeTruthy()
})

test('a session of another world is not shown; the panel says which world the portal is in, and opens it in this one', async () => {
  const { user, answers } = renderPeople(signedIn)
  await user.click(signJanaIn())
  expect(await screen.findByText(/^V okně portálu: Jana\./)).toBeTruthy()
  answers['GET /sandbox/worlds'] = listWorlds('red')
  expect(
    await screen.findByText(/^Portál v tomto prohlížeči je ve světě Druhý \(red\)\./, {}, { timeout: 3_000 }),
  ).toBeTruthy()
  expect(screen.queryByText(/^V okně portálu: Jana\./)).toBeNull()
  answers['GET /sandbox/worlds'] = listWorlds('blue')
  await user.click(screen.getByRole('link', { name: 'Otevřít ho v\u00a0tomto světě' }))
  expect(await screen.findByText(/^V okně portálu: Jana\./)).toBeTruthy()
  expect(portal.assign).toHaveBeenLastCalledWith('/')
})

test('a session that has expired by the time of the world is not shown while no page of the portal can end it', async () => {
  const worldAt = (now: string) => () => Response.json({ id: 'blue', scenario: 'default', now, frozen: true })
  const { user, answers } = renderPeople(signedIn)
  answers['GET /sandbox/worlds/blue'] = worldAt('2026-11-10T09:00:00Z')
  await user.click(signJanaIn())
  expect(await screen.findByText(/^V okně portálu: Jana\./)).toBeTruthy()
  answers['GET /sandbox/worlds/blue'] = worldAt('2100-01-01T00:00:00Z')
  await waitFor(() => expect(screen.queryByText(/^V okně portálu: Jana\./)).toBeNull(), { timeout: 6_000 })
})
