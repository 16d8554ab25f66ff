import { expect, test } from 'vitest'
import { readTarget } from '../target.ts'
import { StateDesk } from './state-desk.ts'

const { origin } = readTarget()
const statusOf = async (world: string | undefined) => (await fetch(`${origin}/sandbox/worlds/${world}`)).status

test('a state is a world of its own, with a token and a uid, until it is torn down (C3)', async () => {
  const desk = new StateDesk(`${origin}/sandbox/provider-states`)
  const first = await desk.setUp('a signed-in donor', {})
  const { world } = desk
  const second = await new StateDesk(`${origin}/sandbox/provider-states`).setUp('a signed-in donor', {})

  expect(first).toMatchObject({ uid: 'p-10000001', token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
  expect(second.world).not.toBe(world)
  expect(await statusOf(world)).toBe(200)
  await desk.tearDown('a signed-in donor', {})
  expect(await statusOf(world)).toBe(404)
})

test('a state that nobody knows is a failure, not an empty one', async () => {
  const desk = new StateDesk(`${origin}/sandbox/provider-states`)
  await desk.setUp('a full moon', {})
  expect(desk.failure).toContain('a full moon')
})
