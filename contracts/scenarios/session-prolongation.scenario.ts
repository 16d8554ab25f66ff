import { describe, expect, test } from 'vitest'
import type { ScenarioCaller } from './caller.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

const expired = { status: 401, error_code: 401, error: 'token-expired' }

/** The same person with the token of a prolongation. */
async function prolonged(caller: ScenarioCaller): Promise<ScenarioCaller> {
  const { response, error } = await caller.post('/session/prolongation', null)
  if (response === undefined) throw new Error(`No more time was given: ${error}`)
  return caller.as({ token: (response as { token: string }).token })
}

/** Prolongs the session every 59 minutes, this many times. */
async function stay(world: ScenarioWorld, caller: ScenarioCaller, times: number): Promise<ScenarioCaller> {
  let now = caller
  for (let n = 0; n < times; n++) {
    await world.advance('PT59M')
    now = await prolonged(now)
  }
  return now
}

describe('a prolonged session', () => {
  test('outlives its first token', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    await world.advance('PT58M')
    const later = await prolonged(petra)
    await world.advance('PT2M')
    expect(await petra.get('/contributions')).toMatchObject(expired)
    expect(await later.get('/contributions')).toMatchObject({ error_code: 200 })
    await world.advance('PT58M')
    expect(await later.get('/contributions')).toMatchObject(expired)
  })
})

describe('the prolongation of a session', () => {
  test.each([
    ['1 ms before eight hours are over', 'PT7M59.999S', { error_code: 200 }],
    ['when exactly eight hours are over', 'PT8M', { error_code: 409, error: 'session-not-prolongable' }],
    ['1 ms after eight hours', 'PT8M0.001S', { error_code: 409, error: 'session-not-prolongable' }],
  ])('requested %s', async (_when, wait, answer) => {
    await using world = await openWorld({ frozen: true })
    const petra = await stay(world, await signInRecipient(world), 8)
    await world.advance(wait)
    expect(await petra.post('/session/prolongation', null)).toMatchObject({ status: 200, ...answer })
    expect(await petra.get('/contributions')).toMatchObject({ error_code: 200 })
  })
})
