import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSessionStore } from '../../../src/shared/session/session-store.ts'
import { HOUR, loginAnswer } from '../../../src/testing/people.ts'
import type { SandboxWorld } from '../../api/world-queries.ts'
import { useClockMove } from '../../session/use-clock-move.ts'
import { fakePortalWindow } from '../../testing/fake-portal-window.ts'
import { entered, renderConsole } from '../../testing/render-console.tsx'
import { ClockPanel } from './clock-panel.tsx'

const NOW = Date.parse('2026-11-10T09:00:00.000Z')
const clock = { now: new Date(NOW).toISOString(), frozen: true }
const people = [{ login: '10000001', password: 'andel123', label: 'Jana Nováková, jana@example.com', shows: 'all' }]

function Clock(recording: Pick<SandboxWorld, 'recorded' | 'recordingEnded'>) {
  return <ClockPanel world="blue" clock={{ ...clock, ...recording }} move={useClockMove('blue')} people={people} />
}

/** The clock of a world in whose portal Jana is signed in for an hour. */
async function moveBy(step: string, passed: number, worldOfPortal = 'blue', ran: object[] = []) {
  const portal = fakePortalWindow()
  const moved = { now: new Date(NOW + passed).toISOString(), frozen: true, ran }
  const rendered = renderConsole(<Clock />, {
    'GET /sandbox/worlds': () => Response.json({ worlds: [], limit: 1, memory: 1, entered: worldOfPortal }),
    'PATCH /sandbox/worlds/blue/clock': () => Response.json(moved),
    'GET /sandbox/enter/blue': entered,
    'POST /w/blue/api/login': () =>
      Response.json({ error_code: 200, response: loginAnswer({ expires: NOW + passed + HOUR }) }),
  })
  createSessionStore(localStorage).start(loginAnswer({ expires: NOW + HOUR }))
  await rendered.user.click(screen.getByRole('button', { name: step }))
  const box = await screen.findByRole('status')
  return { ...rendered, portal, box }
}

test('a move after which a session has expired says whose, and signs the same person in again', async () => {
  const { user, box, portal } = await moveBy('+1 h', HOUR)
  expect(box.textContent).toContain('Odhlásilo se: Jana Nováková (přihlášení vypršelo).')
  await user.click(screen.getByRole('button', { name: 'Přihlásit znovu' }))
  expect(await screen.findByText(/^V okně portálu: Jana Nováková\./)).toBeTruthy()
  expect(portal.assign).toHaveBeenCalledExactlyOnceWith('/darce')
})

test.each([
  ['within the session', '+15 min', HOUR / 4, 'blue'],
  ['in another world than the portal is in', '+1 h', HOUR, 'red'],
])('a move %s signs nobody out', async (_, step, passed, worldOfPortal) => {
  expect((await moveBy(step, passed, worldOfPortal)).box.textContent).toBe('Posunuto, nic nebylo na řadě.')
})

test.each([
  ['while it is recorded', { recorded: true }, true],
  ['not once the recording has ended', { recorded: true, recordingEnded: true }, false],
  ['not without a recording', {}, false],
] as const)('the time of a world says what an open page sees of it: %s', (_, recording, isSaid) => {
  renderConsole(<Clock {...recording} />, {})
  expect(screen.queryByText(/^Svět se nahrává/) !== null).toBe(isSaid)
})

test('the event that a move was made for is named, and the ones before it are folded', async () => {
  const kinds = ['code-expiry', 'distribution', 'public-list', 'yearly-certificates', 'final-letter']
  const ran = kinds.map((kind, at) => ({ id: kind, at: `2026-11-10T09:0${at}:00Z`, kind, subject: '', summary: '' }))
  const { box } = await moveBy('+15 min', HOUR / 4, 'blue', ran)
  const [named, folded] = box.querySelectorAll('ul')
  expect([...(named?.children ?? [])].at(-1)?.textContent).toContain('Poslední e-\u2060mail')
  expect(named?.children).toHaveLength(3)
  expect(screen.getByText('2 dřívější')).toBeTruthy()
  expect(folded?.children).toHaveLength(2)
})

test('the chosen date is shown in the language of the console, whatever the format of the field', async () => {
  renderConsole(<Clock />, {})
  fireEvent.change(screen.getByLabelText('Na datum a čas v Praze'), { target: { value: '2027-01-18T08:00' } })
  expect(screen.getByText(/^po 18\.\s1\.\s2027 v 8:00$/)).toBeTruthy()
})
