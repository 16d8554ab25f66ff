import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

let world = ''
beforeEach(async () => {
  const made = await app.inject({ method: 'POST', url: '/sandbox/worlds', payload: { frozen: true } })
  world = made.json<{ id: string }>().id
})

type Answer = { error_code: number; error?: string; Data?: { TransactionId: string } }
const post = async (path: string, payload: object): Promise<Answer> =>
  (await app.inject({ method: 'POST', url: `/w/${world}/api/${path}`, payload })).json<Answer>()

/** The number of answers with each error to simultaneous calls. */
const atOnce = async (times: number, call: () => Promise<Answer>) => {
  const answers = await Promise.all(Array.from({ length: times }, call))
  const counted: Record<string, number> = {}
  for (const { error = 'none' } of answers) counted[error] = (counted[error] ?? 0) + 1
  return counted
}

describe('fifty guesses at once (rule 19.2)', () => {
  test('of a password are counted exactly: six are wrong, then the account is locked', async () => {
    const guess = () => post('login', { username: '10000001', password: 'guess' })
    expect(await atOnce(50, guess)).toEqual({ 'wrong-credentials': 6, 'account-locked': 44 })
  })
})
