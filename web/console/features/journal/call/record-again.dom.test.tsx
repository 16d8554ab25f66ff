import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR, loginAnswer } from '../../../../src/testing/people.ts'
import { browserTime } from '../../../session/step-queue.ts'
import { startRecorder } from '../../../session/use-recorder.ts'
import type { CalledEntry } from '../../../shared/call-request.ts'
import { fakePortalWindow } from '../../../testing/fake-portal-window.ts'
import { calledEntry } from '../../../testing/journal-entry.ts'
import { entered, renderConsole } from '../../../testing/render-console.tsx'
import { RecordAgain } from './record-again.tsx'

const at = '2026-11-12T09:00:00.000Z'
const entry = calledEntry({ personId: 'p-10000001' }, { at, fault: 'reset after' })
const people = [{ login: '10000001', password: 'andel123', label: 'Jana Nováková, jana@example.com', shows: 'all' }]

// It listens to the page, which all test files share.
afterEach(() => startRecorder('red').stayEnded())

function renderAgain(...given: CalledEntry[]) {
  // jsdom has none; the recorder beats in one.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate() {}
    },
  )
  const portal = fakePortalWindow()
  const sent: [call: string, body: unknown][] = []
  const times: number[] = []
  const noted = (call: string, answer: object) => async (request: Request) => {
    sent.push([call, await request.json()])
    return Response.json(answer, { status: 201 })
  }
  const world = { id: 'blue', scenario: 'default', now: at, frozen: true }
  const rendered = renderConsole(
    given.map((one) => <RecordAgain key={one.id} world="blue" entry={one} />),
    {
      'GET /sandbox/worlds/blue': () => Response.json(world),
      'GET /sandbox/scenarios': () =>
        Response.json({ scenarios: [{ name: 'default', description: '', now: at, people }] }),
      'GET /sandbox/worlds': () => Response.json({ worlds: [], limit: 1, memory: 1 }),
      'POST /sandbox/worlds': noted('world', { ...world, id: 'red', recorded: true }),
      'GET /sandbox/enter/red': entered,
      'POST /w/red/api/login': () => {
        times.push(browserTime())
        return Response.json({ error_code: 200, response: loginAnswer({ expires: Date.parse(at) + HOUR }) })
      },
      'POST /sandbox/worlds/red/recording/steps': async (request) => {
        const { happenedAt } = (await request.json()) as { happenedAt: number[] }
        times.push(...happenedAt)
        return new Response(null, { status: 204 })
      },
      'POST /sandbox/worlds/red/faults': noted('fault', { id: 'fault-1' }),
    },
  )
  return { ...rendered, portal, sent, times }
}

test('a call that a fault met is recorded again: the same scenario, time, person, fault and page', async () => {
  const { user, portal, sent } = renderAgain(entry)
  await user.click(await screen.findByRole('button', { name: 'Nahrát znovu jako test' }))
  await waitFor(() => expect(portal.assign).toHaveBeenCalledExactlyOnceWith('/muj-ucet/nps'))
  expect(sent).toEqual([
    ['world', { scenario: 'default', now: at, frozen: true, seed: 1, recorded: true }],
    ['fault', { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 }],
  ])
  expect(localStorage.getItem('access-token')).not.toBeNull()
  await waitFor(() => expect(window.location.search).toBe('?world=red'))
  expect(sessionStorage.getItem('console-recorder red')).toContain('"repeats":"saveNps"')
})

test('the steps of the sign-in come before its call, and what is seen after it', async () => {
  const { user, times } = renderAgain(entry)
  await user.click(await screen.findByRole('button', { name: 'Nahrát znovu jako test' }))
  await waitFor(() => expect(times).toHaveLength(6))
  const [login = 0, ...steps] = times
  expect(steps.map((time) => time < login)).toEqual([true, true, true, true, false])
})

test('it is not offered for a person whom the scenario does not know', async () => {
  renderAgain({ ...entry, id: 'j-0', call: { ...entry.call, personId: 'p-10000999' } }, entry)
  expect(await screen.findAllByRole('button')).toHaveLength(1)
})
