import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSavedSnapshots } from '../../shared/saved-snapshots.ts'
import { fakePortalWindow } from '../../testing/fake-portal-window.ts'
import { entered, refusal, renderConsole } from '../../testing/render-console.tsx'
import { SnapshotsPanel } from './snapshots-panel.tsx'

let portal: ReturnType<typeof fakePortalWindow>
beforeEach(() => {
  portal = fakePortalWindow()
})

const listed = (more: object = {}) => ({
  id: 's-2',
  link: '/sandbox/snapshots/s-2/open',
  world: 'green',
  scenario: 'default',
  at: '2026-11-10T09:00:00.000Z',
  savedAt: '2026-11-10T09:00:00.000Z',
  ...more,
})
const answers = {
  'GET /sandbox/snapshots': () =>
    Response.json({ snapshots: [listed({ name: 'Dvojí platba', note: 'po druhém stisku' })], limit: 1_000 }),
  'POST /sandbox/worlds/blue/snapshots': () =>
    Response.json({ id: 's-1', link: '/sandbox/snapshots/s-1/open' }, { status: 201 }),
  'GET /sandbox/worlds/blue/clock': () => Response.json({ now: '2026-11-10T09:00:00.000Z', frozen: true }),
  'GET /sandbox/enter/green': entered,
}

async function saveSnapshot(made: () => Response) {
  const rendered = renderConsole(<SnapshotsPanel world="blue" />, { ...answers, 'POST /sandbox/worlds': made })
  await rendered.user.type(screen.getByLabelText(/^Poznámka \(/), 'Před hlasováním')
  await rendered.user.click(screen.getByRole('button', { name: 'Uložit chvíli' }))
  const button = await screen.findByRole('button', { name: /^Otevřít chvíli 10\. 11\. 2026 v 10:00/ })
  return { ...rendered, press: () => rendered.user.click(button) }
}

test('a snapshot is saved with its link and a note, and outlives the page', async () => {
  await saveSnapshot(refusal(500, 'internal-error'))
  expect(screen.getByText(`${window.location.origin}/sandbox/snapshots/s-1/open?to=%2Fsandbox%2F`)).toBeTruthy()
  expect(screen.getByText('Před hlasováním')).toBeTruthy()
  expect(readSavedSnapshots(localStorage)).toEqual([
    {
      id: 's-1',
      world: 'blue',
      link: '/sandbox/snapshots/s-1/open',
      at: '2026-11-10T09:00:00.000Z',
      note: 'Před hlasováním',
      isGone: false,
    },
  ])
})

test('a snapshot opens as a world of its own in the window of the portal', async () => {
  const { press } = await saveSnapshot(() => Response.json({ id: 'green' }, { status: 201 }))
  await press()
  expect(await screen.findByText(/otevřela jako nový svět green/)).toBeTruthy()
  expect(portal.assign).toHaveBeenCalledExactlyOnceWith('/')
})

test('links of everybody are listed with their names, and deleted after a confirmation', async () => {
  const deleted = vi.fn(() => new Response(null, { status: 204 }))
  const { user } = renderConsole(<SnapshotsPanel world="blue" />, {
    ...answers,
    'DELETE /sandbox/snapshots/s-2': deleted,
  })
  expect(await screen.findByText('po druhém stisku')).toBeTruthy()
  expect(screen.getByText(/^1 odkaz, nejvýš jich může být 1\s000\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Smazat odkaz Dvojí platba' }))
  expect(deleted).not.toHaveBeenCalled()
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Smazat' }))
  await waitFor(() => expect(deleted).toHaveBeenCalledOnce())
})

test('who came by a link that opens nothing reads why', () => {
  window.history.replaceState(null, '', '/sandbox/?stale=s-9#snapshots')
  renderConsole(<SnapshotsPanel world="blue" />, answers)
  expect(screen.getByText(/Odkaz už neplatí/)).toBeTruthy()
})

test('a state travels between servers as a file, and a file that is none says so', async () => {
  const stored = vi.fn(() => Response.json({ id: 's-3', link: '/sandbox/snapshots/s-3/open' }, { status: 201 }))
  const { user } = renderConsole(<SnapshotsPanel world="blue" />, { ...answers, 'POST /sandbox/snapshots': stored })
  const download = await screen.findByRole('link', { name: 'Stáhnout soubor Dvojí platba' })
  expect(download.getAttribute('href')).toBe('/sandbox/snapshots/s-2/file')
  const field = screen.getByLabelText('Přidat ze souboru jiného serveru')
  await user.upload(field, new File(['{"format":'], 'state.json', { type: 'application/json' }))
  expect(await screen.findByText(/Soubor není uložená chvíle/)).toBeTruthy()
  await user.upload(field, new File(['{"format":6}'], 'state.json', { type: 'application/json' }))
  expect(await screen.findByText(/Soubor je přidaný/)).toBeTruthy()
  expect(stored).toHaveBeenCalledOnce()
})

test('a snapshot deleted by the sandbox says so in its row, and can be removed', async () => {
  const { user, press } = await saveSnapshot(refusal(404, 'unknown-snapshot'))
  await press()
  expect(await screen.findByText(/Odkaz už neplatí/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Zapomenout/ }))
  await waitFor(() => expect(readSavedSnapshots(localStorage)).toEqual([]))
  expect(screen.getByText(/není uložená žádná chvíle/)).toBeTruthy()
})

test('an invalid stored list counts as empty', () => {
  localStorage.setItem('console-snapshots', '[{"id":1},null]')
  expect(readSavedSnapshots(localStorage)).toEqual([])
})
