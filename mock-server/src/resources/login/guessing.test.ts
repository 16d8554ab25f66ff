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
const post = async (path: string, payload: object, remoteAddress = '10.0.0.1'): Promise<Answer> =>
  (await app.inject({ method: 'POST', url: `/w/${world}/api/${path}`, payload, remoteAddress })).json<Answer>()

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

describe('six wrong facts stop their own address only', () => {
  const STOPPED = { error_code: 429 }

  test('birth dates at both steps of the recipient login (rule 5.5)', async () => {
    const send = (step: string, birthDate: string, address?: string) =>
      post(
        'loginRecipient',
        { step, personalNumber: '2000001', birthDate, ...(step === 'login' && { phoneId: 'phone-1' }) },
        address,
      )
    for (let n = 0; n < 3; n += 1) for (const step of ['validate', 'login']) await send(step, '1985-04-02')
    for (const step of ['validate', 'login']) {
      expect(await send(step, '1985-04-01')).toMatchObject(STOPPED)
      expect(await send(step, '1985-04-01', '10.0.0.2')).toMatchObject({ error_code: 200 })
    }
  })

  test('birth dates at a mailed link that was opened before (rule 13.4)', async () => {
    const link = { kind: 'help-request', linkKey: 'edit-rodina-2026' }
    await post('linkExchange', link)
    const guess = (address?: string) => post('linkExchange', { ...link, birthDate: '1901-01-01' }, address)
    for (let n = 0; n < 6; n += 1) expect((await guess()).error_code).not.toBe(429)
    expect(await guess()).toMatchObject(STOPPED)
    expect((await guess('10.0.0.2')).error_code).not.toBe(429)
  })
})
