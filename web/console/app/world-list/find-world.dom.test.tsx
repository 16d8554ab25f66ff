import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { plainText } from '../../../src/testing/page-text.ts'
import { rememberWorld } from '../../shared/own-worlds.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { FindWorld } from './find-world.tsx'

const world = (id: string, more: object = {}) => ({
  id,
  scenario: 'default',
  now: '2026-11-10T09:00:00.000Z',
  frozen: true,
  createdAt: '2026-11-10T09:00:00.000Z',
  usedAt: '2026-11-10T09:00:00.000Z',
  ...more,
})
const blue = world('blue', { name: 'Dvojí platba', note: 'po druhém stisku' })

async function open({ isDurable = true } = {}) {
  const sent: unknown[] = []
  const goToWorld = vi.fn()
  const rendered = renderConsole(<FindWorld world="green" goToWorld={goToWorld} />, {
    'GET /sandbox/worlds': () =>
      Response.json({
        worlds: [world('default'), blue, world('green')],
        limit: 5_000,
        memory: 85_400_000,
        isDurable,
      }),
    'GET /sandbox/worlds/green': () => Response.json(world('green')),
    'PATCH /sandbox/worlds/green': async (request) => {
      const body = (await request.json()) as object
      sent.push(body)
      return Response.json(world('green', body))
    },
  })
  rememberWorld(localStorage, 'blue')
  await rendered.user.click(await screen.findByRole('button', { name: 'Najít svět (3)' }))
  return { ...rendered, sent, goToWorld, dialog: within(await screen.findByRole('dialog', { name: 'Světy' })) }
}

test('the own worlds are listed first, with the number of worlds and the memory of the server', async () => {
  const { dialog } = await open()
  expect(dialog.getByText(/^3 světy, nejvýš jich může být 5\s000\. .* přibližně 85\sMB\.$/)).toBeTruthy()
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(
    /^Dvojí platba blue · Běžné úterý \(default\).*po druhém stisku.*Založen: .*Naposledy použit: /,
  )
  expect(dialog.getByText(/^jste v\sněm$/)).toBeTruthy()
})

test('a copy says of which moment it is, and its id once', async () => {
  const copiedAt = '2026-11-11T09:27:00.000Z'
  const copyOf: Record<string, object> = { blue: { copiedAt, name: 'Dvojí platba' }, red: { copiedAt } }
  renderConsole(<FindWorld world="green" goToWorld={() => undefined} />, {
    'GET /sandbox/worlds': () =>
      Response.json({ worlds: ['blue', 'red'].map((id) => world(id, copyOf[id])), limit: 5_000, memory: 1 }),
    'GET /sandbox/worlds/green': () => Response.json(world('green')),
  })
  screen.getByRole('button').click()
  expect(await screen.findByText('Dvojí platba – kopie z 11. 11. 2026 v 10:27')).toBeTruthy()
  expect(plainText((await screen.findByText('Kopie z 11. 11. 2026 v 10:27')).parentElement)).toBe(
    'Kopie z 11. 11. 2026 v 10:27 red · Běžné úterý (default)',
  )
})

test('a world is found by its note and entered', async () => {
  const { dialog, user, goToWorld } = await open()
  await user.type(dialog.getByRole('searchbox'), 'druhem stisku')
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Přejít do světa Dvojí platba' }))
  expect(goToWorld).toHaveBeenCalledExactlyOnceWith('blue')
})

test.each([
  [true, 0],
  [false, 1],
])('a name is said to end with the server unless worlds are durable (%s)', async (isDurable, count) => {
  const { dialog } = await open({ isDurable })
  expect(dialog.queryAllByText(/skončí s\sním všechny světy/)).toHaveLength(count)
})

test('this world gets a name and a note', async () => {
  const { dialog, user, sent } = await open()
  await user.type(dialog.getByLabelText(/^Jméno/), 'Zámek')
  await user.type(dialog.getByLabelText(/^Poznámka/), 'do středy')
  await user.click(dialog.getByRole('button', { name: /^Uložit jméno a\spoznámku$/ }))
  expect(await dialog.findByText('Uloženo.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Zámek', note: 'do středy' }])
})
