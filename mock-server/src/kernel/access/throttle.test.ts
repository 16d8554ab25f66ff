import { afterAll, describe, expect, test } from 'vitest'
import { rateLimitOf } from '#generated/provider.rate-limits.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { contract } from '../../testing/bundled-contract.ts'
import { aWorld, NOW } from '../../testing/people.ts'
import { makeApp, openWorld } from '../../testing/test-app.ts'
import { checkThrottle, countThrottle, type Visitor } from './throttle.ts'

const app = makeApp()
afterAll(() => app.close())

const report = { language: 'cs', namespace: 'nps', key: 'title' }

async function flood() {
  const { id } = await openWorld(app)
  const write = (remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: `/w/${id}/api/missingTranslation`, payload: report, remoteAddress })
  const advance = (duration: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } })
  return { id, write, advance }
}

test('every operation that writes has a rate limit in the contract', () => {
  const writes = contract.operations.filter(({ method }) => method !== 'GET').map(({ id }) => id)
  expect(Object.keys(rateLimitOf)).toEqual(writes)
})

describe('too many calls from one address (rule 19.16)', () => {
  test('the 600th write of a minute passes, the 601st gets 429 with Retry-After, and other callers are not affected', async () => {
    const { write, advance } = await flood()
    const statuses = (await Promise.all(Array.from({ length: 600 }, () => write()))).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await advance('PT20S')
    const refused = await write()
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
      429,
      'rate-limited',
      '40',
    ])
    expect((await write('10.0.0.2')).statusCode).toBe(200)
  })

  test('the window ends exactly after a minute of the world’s clock', async () => {
    const { write, advance } = await flood()
    await Promise.all(Array.from({ length: 600 }, () => write()))
    await advance('PT59.999S')
    expect((await write()).headers['retry-after']).toBe('1')
    await advance('PT0.001S')
    expect((await write()).statusCode).toBe(200)
  })

  test('only failed sign-ins count: 200 a minute', async () => {
    const { id } = await openWorld(app)
    const validate = (birthDate: string, personalNumber = '2000001') =>
      app.inject({
        method: 'POST',
        url: `/w/${id}/api/loginRecipient`,
        payload: { step: 'validate', personalNumber, birthDate },
      })
    await Promise.all(Array.from({ length: 250 }, () => validate('1985-04-01')))
    const wrong = await Promise.all(Array.from({ length: 200 }, (_, n) => validate('1985-04-02', `${2_100_000 + n}`)))
    expect(new Set(wrong.map((answer) => answer.json().error))).toEqual(new Set(['wrong-personal-data']))
    expect((await validate('1985-04-01')).json().error).toBe('rate-limited')
  })
})

describe('what is stored for long has a limit a day too (rule 19.16)', () => {
  const visitor = { operationId: 'startHelpRequest', address: 'a1', account: undefined }
  const count = (state: WorldState, times: number, who: Visitor, everyMs: number) =>
    Array.from({ length: times }).reduce<WorldState>(
      (before, _, n) => after(before, countThrottle(before, who, NOW + n * everyMs, false)),
      state,
    )

  test.each([
    ['200 drafts of requests from one address', visitor, 200, 'a2', 40_000],
    ['1,000 uploads of a person', { ...visitor, operationId: 'uploadFiles', account: 'p-1' }, 1_000, 'a1', 2_000],
    [
      '50 documents issued again for a person',
      { ...visitor, operationId: 'reissueDocument', account: 'p-1' },
      50,
      'a1',
      2_000,
    ],
  ])('%s, then 429 until a day has passed', (_, who, most, otherAddress, everyMs) => {
    const full = count(aWorld([]), most, who, everyMs)
    const end = NOW + 24 * 60 * 60_000
    const refused = checkThrottle(full, who, end - 1_000)
    expect(refused).toEqual({ code: 429, error: 'rate-limited', headers: { 'retry-after': '1' } })
    expect(checkThrottle(full, who, end)).toBeUndefined()
    const other = { ...who, address: otherAddress, ...(who.account && { account: 'p-2' }) }
    expect(checkThrottle(full, other, end - 1_000)).toBeUndefined()
  })
})

describe('many people share one address: one of them cannot use up its room of a day (rules 19.16, 19.23)', () => {
  const visitor = { address: 'hospital', account: undefined }
  const start = { ...visitor, operationId: 'startHelpRequest' }
  const mail = { ...visitor, operationId: 'sendEmailForm', hasNewKey: true }
  const HOUR = 60 * 60_000

  test.each([
    ['100 drafts of requests', 100, start],
    ['500 calls with a new idempotency key, of any operations', 500, mail],
  ])('%s in an hour, then 429 until it has passed', (_, most, who) => {
    const full = Array.from({ length: most }).reduce<WorldState>(
      (before, _none, n) => after(before, countThrottle(before, who, NOW + n * 2_000, false)),
      aWorld([]),
    )
    const refused = checkThrottle(full, who, NOW + HOUR - 1_000)
    expect(refused).toEqual({ code: 429, error: 'rate-limited', headers: { 'retry-after': '1' } })
    expect(checkThrottle(full, who, NOW + HOUR)).toBeUndefined()
    expect(checkThrottle(full, { ...who, address: 'home' }, NOW + HOUR - 1_000)).toBeUndefined()
    expect(checkThrottle(full, { ...mail, hasNewKey: false }, NOW + HOUR - 1_000)).toBeUndefined()
  })
})

describe('with 10,000 open windows (rule 19.23)', () => {
  const windows = Array.from({ length: 10_000 }, (_, n) => [`write:address:a${n}`, { since: NOW + n, count: 1 }])
  const state = aWorld([], { throttles: Object.fromEntries(windows) })
  const visitor = (address: string, account?: string) => ({ operationId: 'saveNps', address, account })

  test('another visitor waits for the first to end, a counted one does not', () => {
    const check = (address: string, now: number) => checkThrottle(state, visitor(address), now)
    expect(check('a0', NOW + 10_000)).toBeUndefined()
    expect(check('new', NOW + 10_000)).toEqual({
      code: 429,
      error: 'rate-limited',
      headers: { 'retry-after': '50' },
    })
    expect(check('new', NOW + 60_000)).toBeUndefined()
  })

  test('a signed-in person at another address does not wait for strangers', () => {
    expect(checkThrottle(state, visitor('new', 'p-1'), NOW + 10_000)).toBeUndefined()
  })

  test('a visitor signs in all the same, and a wrong password opens no window', () => {
    const signIn = { ...visitor('new'), operationId: 'logIn' }
    expect(checkThrottle(state, signIn, NOW + 10_000)).toBeUndefined()
    expect(countThrottle(state, signIn, NOW + 10_000, true)).toEqual([])
  })

  test('a call changes its own windows and removes those that ended, never all', () => {
    const changed = countThrottle(state, visitor('new', 'p-1'), NOW + 60_001, false).map(({ path }) => path.join(' '))
    expect(changed).toEqual([
      'throttles write:address:a0',
      'throttles write:address:a1',
      'throttles write:address:new',
      'throttles write:account:p-1',
    ])
  })
})
