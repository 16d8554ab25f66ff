import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, renderConsole } from '../testing/render-console.tsx'
import { Tabs } from './tab-list.tsx'

const WORLD = 'GET /sandbox/worlds/blue'
const FAULTS = 'GET /sandbox/worlds/blue/faults'
const here = () => Response.json({ id: 'blue', scenario: 'default', now: '2026-11-10T09:00:00.000Z', frozen: true })
const faults = (...ids: string[]) => {
  const [operationId, kind, when] = ['logIn', 'reset', 'after']
  return () => Response.json({ faults: ids.map((id) => ({ id, operationId, kind, when, times: 1, left: 1 })) })
}

test('the tab of faults counts armed faults, and one that has fired leaves the count', async () => {
  const { answers } = renderConsole(<Tabs current="world" world="blue" />, {
    [WORLD]: here,
    [FAULTS]: faults('1', '2'),
  })
  expect(await screen.findByRole('link', { name: 'Poruchy, 2 čekají' })).toBeTruthy()
  answers[FAULTS] = faults('2')
  expect(await screen.findByRole('link', { name: 'Poruchy, 1 čeká' }, { timeout: 3_000 })).toBeTruthy()
  answers[FAULTS] = faults()
  expect(await screen.findByRole('link', { name: 'Poruchy' }, { timeout: 3_000 })).toBeTruthy()
})

test('of a missing world has no count', async () => {
  const { calls } = renderConsole(<Tabs current="world" world="blue" />, { [WORLD]: refusal(404, 'unknown-world') })
  await waitFor(() => expect(calls).toContain(WORLD))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Poruchy' })).toBeTruthy())
  expect(calls).toEqual([WORLD])
})
