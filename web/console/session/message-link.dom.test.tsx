import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSessionStore } from '../../src/shared/session/session-store.ts'
import { loginAnswer } from '../../src/testing/people.ts'
import { announceStorage } from '../api/portal-window.ts'
import { MessagesPanel } from '../features/messages/messages-panel.tsx'
import { fakePortalWindow } from '../testing/fake-portal-window.ts'
import { entered, renderConsole } from '../testing/render-console.tsx'

const PATH = '/dotaznik-editace?odkaz=ed_1'

/** A message with a link, sent to `to`, in the world blue; Jana (jana@example.com) is signed in in the portal, which is in `portalWorld`. */
async function renderMessage(to: string, portalWorld = 'blue') {
  const portal = fakePortalWindow()
  const link = `http://localhost:4010${PATH}`
  const message = { id: 'm-1', at: '2026-11-10T09:00:00Z', channel: 'email', to, subject: 'Doplňte', text: link, link }
  const rendered = renderConsole(<MessagesPanel world="blue" />, {
    'GET /sandbox/worlds/blue/messages': () => Response.json({ messages: [message] }),
    'GET /sandbox/enter/blue': entered,
    'GET /sandbox/worlds': () => Response.json({ worlds: [], limit: 1, memory: 1, entered: portalWorld }),
  })
  createSessionStore(localStorage).start(loginAnswer())
  act(announceStorage)
  await screen.findByText('Doplňte')
  return { ...rendered, portal }
}

const isSignedIn = () => localStorage.getItem('access-token') !== null

test('the link of a message to another person opens signed out, and says whose session ends', async () => {
  const { user, portal } = await renderMessage('dolezalovi@example.com')
  expect(screen.getByText('V okně portálu tím skončí přihlášení: Jana Nováková.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Otevřít odkaz bez přihlášení' }))
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith(PATH))
  expect(isSignedIn()).toBe(false)
  expect(await screen.findByRole('link', { name: 'Otevřít odkaz' })).toBeTruthy()
})

test('the link in its text opens signed out, too', async () => {
  const { user, portal } = await renderMessage('dolezalovi@example.com')
  await user.click(screen.getByRole('link', { name: /^http/ }))
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith(PATH))
  expect(isSignedIn()).toBe(false)
})

test('it also opens as the person who is signed in, and in the second window', async () => {
  const { user, portal } = await renderMessage('dolezalovi@example.com')
  expect(screen.getByRole('link', { name: /^V\sdruhém okně$/ }).getAttribute('href')).toBe(
    `http://127.0.0.1:3000/sandbox/enter/blue?to=${encodeURIComponent(PATH)}`,
  )
  await user.click(screen.getByRole('link', { name: 'Jako Jana Nováková' }))
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith(PATH))
  expect(isSignedIn()).toBe(true)
})

test('the link of a message to the person who is signed in opens as before', async () => {
  const { user, portal } = await renderMessage('jana@example.com')
  await user.click(screen.getByRole('link', { name: 'Otevřít odkaz' }))
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith(PATH))
  expect(isSignedIn()).toBe(true)
})

test('a session of another world is neither named nor offered, and the link opens signed out', async () => {
  const { user, portal } = await renderMessage('dolezalovi@example.com', 'red')
  const open = await screen.findByRole('link', { name: 'Otevřít odkaz' })
  expect(screen.queryByText(/skončí přihlášení/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Jako Jana Nováková' })).toBeNull()
  await user.click(open)
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith(PATH))
  expect(isSignedIn()).toBe(false)
})
