import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { ShareWorld } from './share-world.tsx'

test('a world is shared as a copy of this moment, made on request, or as the live world', async () => {
  const { user, calls } = renderConsole(<ShareWorld world="blue" />, {
    'POST /sandbox/worlds/blue/snapshots': () =>
      Response.json({ id: 's-1', link: '/sandbox/snapshots/s-1/open' }, { status: 201 }),
    'GET /sandbox/worlds/blue/clock': () => Response.json({ now: '2026-11-10T09:00:00.000Z', frozen: true }),
  })
  await user.click(screen.getByRole('button', { name: 'Sdílet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sdílet' }))
  expect(dialog.getByText(`${window.location.origin}/sandbox/enter/blue?to=%2F`)).toBeTruthy()
  const onlyHere = 'Adresa http://localhost:3000 funguje jen na tomto počítači.'
  expect(dialog.getAllByText(onlyHere)).toHaveLength(1)
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Vytvořit odkaz' }))
  const address = `${window.location.origin}/sandbox/snapshots/s-1/open?to=%2Fsandbox%2F`
  expect(await dialog.findByText(address)).toBeTruthy()
  expect(dialog.getAllByText(onlyHere)).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Zkopírovat: odkaz na kopii' }))
  expect(await dialog.findByText('Zkopírováno')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(address)
})
