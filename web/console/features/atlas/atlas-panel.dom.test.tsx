import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loginAnswer } from '../../../src/testing/people.ts'
import { coverageOf } from '../../testing/coverage.ts'
import { fakePortalWindow } from '../../testing/fake-portal-window.ts'
import { entered, renderConsole } from '../../testing/render-console.tsx'
import { AtlasPanel } from './atlas-panel.tsx'

let portal: ReturnType<typeof fakePortalWindow>
beforeEach(() => {
  portal = fakePortalWindow()
})

const jana = { login: '10000001', password: 'andel123', label: 'Jana Nováková, jana@example.com', shows: '' }
const scenario = { name: 'default', description: '', now: '2026-11-10T09:00:00.000Z', people: [jana] }
const coverage = {
  operations: [
    coverageOf('saveNps', [423, 'vote-locked', 2], [500, 'internal-error']),
    coverageOf('logIn', [423, 'account-locked']),
    coverageOf('getRenewal', [409, 'renewal-not-open']),
    coverageOf('uploadFiles', [400, 'file-empty']),
  ],
  covered: 1,
  documented: 5,
}
const signedIn = { error_code: 200, response: loginAnswer({ displayName: 'Jana' }) }

async function renderAtlas(world: string) {
  const sent: unknown[] = []
  const rendered = renderConsole(<AtlasPanel world={world} />, {
    'GET /sandbox/coverage': () => Response.json(coverage),
    'GET /sandbox/scenarios': () => Response.json({ scenarios: [scenario] }),
    [`GET /sandbox/worlds/${world}`]: () => Response.json({ id: world, scenario: 'default', now: scenario.now }),
    [`GET /sandbox/worlds/${world}/faults`]: () => Response.json({ faults: [] }),
    [`GET /sandbox/enter/${world}`]: entered,
    [`POST /w/${world}/api/login`]: () => Response.json(signedIn),
    [`POST /sandbox/worlds/${world}/faults`]: async (request) => {
      sent.push(await request.json())
      return Response.json({ id: 'fault-1' }, { status: 201 })
    },
  })
  await screen.findByRole('link', { name: 'Jana Nováková' })
  return { ...rendered, sent }
}

const show = (name: string) => screen.getByRole('button', { name })
const calledWith = (calls: readonly string[], words: string) => calls.filter((call) => call.includes(words))

test('one click signs the person in, sets the error for one call and opens its screen in the language chosen', async () => {
  const { user, calls, sent } = await renderAtlas('blue')
  await user.click(show('Anglicky: saveNps 423 vote-locked'))
  expect(await screen.findByText(/první volání dostane tuto chybu/)).toBeTruthy()
  const fault = { operationId: 'saveNps', kind: 'error_code', when: 'before', times: 1 }
  expect(sent).toEqual([{ ...fault, errorCode: 423, error: 'vote-locked' }])
  expect(localStorage.getItem('access-token')).toBe(signedIn.response.token)
  expect(localStorage.getItem('language')).toBe('en')
  expect(portal.assign).toHaveBeenCalledExactlyOnceWith('/muj-ucet/nps')
  // The fault of the login operation must not affect the login that leads to it.
  const steps = calls.filter((call) => call.startsWith('POST'))
  expect(steps).toEqual(['POST /w/blue/api/login', 'POST /sandbox/worlds/blue/faults'])
})

test('a person already signed in from here is not signed in again, and is signed out for the screens of visitors', async () => {
  const { user, calls, sent } = await renderAtlas('green')
  await user.click(show('Česky: saveNps 423 vote-locked'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(show('Česky: saveNps 500 internal-error'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(calledWith(calls, '/api/login')).toHaveLength(1)
  await waitFor(() => expect(portal.assign).toHaveBeenCalledTimes(2))
  await user.click(show('Česky: logIn 423 account-locked'))
  await waitFor(() => expect(portal.assign).toHaveBeenLastCalledWith('/login'))
  expect(localStorage.getItem('access-token')).toBeNull()
  expect(localStorage.getItem('language')).toBe('cs')
})

test('an error without a screen, or without a person who sees it, is disabled and says why', async () => {
  await renderAtlas('red')
  expect(screen.getByText('400 file-empty')).toBeTruthy()
  expect(screen.getByText('Žádná obrazovka portálu ji neukazuje.')).toBeTruthy()
  expect(screen.getByText('Nikdo takový v tomto světě není.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /file-empty|renewal-not-open/ })).toBeNull()
})

test('errors already seen are marked, and can be left out', async () => {
  const { user } = await renderAtlas('blue')
  expect(screen.getByText('2× viděno')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Jen ty, které od spuštění serveru nikdo neviděl' }))
  expect(screen.queryByText('2× viděno')).toBeNull()
  expect(screen.getByText(/^4\schyby z 5\./)).toBeTruthy()
})

test('a shown error counts as seen once its fault has affected the call', async () => {
  const { user, answers } = await renderAtlas('blue')
  const [, ...others] = coverage.operations
  const fault = { id: 'fault-1', operationId: 'saveNps', kind: 'error_code', when: 'before', times: 1, left: 1 }
  answers['GET /sandbox/worlds/blue/faults'] = () => Response.json({ faults: [fault] })
  await user.click(show('Česky: saveNps 500 internal-error'))
  await screen.findByText(/první volání dostane tuto chybu/)
  const met = coverageOf('saveNps', [500, 'internal-error', 1])
  answers['GET /sandbox/coverage'] = () => Response.json({ ...coverage, operations: [met, ...others] })
  answers['GET /sandbox/worlds/blue/faults'] = () => Response.json({ faults: [] })
  expect(await screen.findByText('1× viděno', undefined, { timeout: 3_000 })).toBeTruthy()
})
