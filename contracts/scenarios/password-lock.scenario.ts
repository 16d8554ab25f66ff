import { describe, expect, test } from 'vitest'
import { openWorld, type ScenarioWorld } from './world.ts'

const wrong = { username: '10000001', password: 'andel124' }
const right = { username: '10000001', password: 'andel123' }
const wrongPassword = { status: 200, error_code: 401, error: 'wrong-credentials' }
const locked = { status: 200, error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T09:15:00.000Z' }

async function tryWrongly(world: ScenarioWorld, times: number) {
  for (let tries = 0; tries < times; tries++)
    expect(await world.visitor().post('/login', wrong)).toMatchObject(wrongPassword)
}

describe('wrong passwords', () => {
  test('five do not lock, and a right one resets the count', async () => {
    await using world = await openWorld({ frozen: true })
    await tryWrongly(world, 5)
    expect(await world.visitor().post('/login', right)).toMatchObject({ error_code: 200 })
    await tryWrongly(world, 5)
    expect(await world.visitor().post('/login', right)).toMatchObject({ error_code: 200 })
  })

  test('the sixth is still answered as wrong, then the account is locked even for the right one', async () => {
    await using world = await openWorld({ frozen: true })
    await tryWrongly(world, 6)
    expect(await world.visitor().post('/login', right)).toMatchObject(locked)
    expect(await world.visitor().post('/login', { ...right, username: 'jana@example.com' })).toMatchObject(locked)
  })

  test.each([
    ['1 ms before 15 minutes', 'PT14M59.999S', locked],
    ['at exactly 15 minutes', 'PT15M', { error_code: 200 }],
    ['1 ms after 15 minutes', 'PT15M0.001S', { error_code: 200 }],
  ])('the lock %s', async (_when, wait, answer) => {
    await using world = await openWorld({ frozen: true })
    await tryWrongly(world, 6)
    await world.advance(wait)
    expect(await world.visitor().post('/login', right)).toMatchObject(answer)
  })

  test('tries on a locked account do not make the lock longer', async () => {
    await using world = await openWorld({ frozen: true })
    await tryWrongly(world, 6)
    await world.advance('PT10M')
    expect(await world.visitor().post('/login', wrong)).toMatchObject(locked)
    await world.advance('PT5M')
    expect(await world.visitor().post('/login', right)).toMatchObject({ error_code: 200 })
  })

  test('the lock of one account does not lock another', async () => {
    await using world = await openWorld()
    await tryWrongly(world, 6)
    expect((await world.signIn('10000002')).person.personId).toBe('p-10000002')
  })
})

describe('no account', () => {
  test.each([
    ['an unknown number', '10009999', 'user-not-found'],
    ['an unknown e-mail', 'nobody@example.com', 'user-not-found'],
    ['the number of anonymous gifts', '11111111', 'anonymous-account'],
  ])('%s', async (_what, username, error) => {
    await using world = await openWorld()
    const answer = { status: 200, error_code: 401, error }
    expect(await world.visitor().post('/login', { username, password: 'andel123' })).toMatchObject(answer)
  })
})
