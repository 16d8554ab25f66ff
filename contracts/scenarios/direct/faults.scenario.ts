import { describe, expect, test } from 'vitest'
import { openWorld, type ScenarioWorld } from '../world.ts'

type Fault = Parameters<ScenarioWorld['fault']>[0]
/** What `fetch`, the reading of a body and `JSON.parse` say of a lost connection or an answer that is no envelope. */
const lostMessage = /fetch failed|terminated|JSON/
const key = 'one-intent-0001'

/** Kinds after which the client knows nothing; the portal makes 410 of each. */
const lost: [kind: string, fault: Omit<Fault, 'operationId' | 'when'>][] = [
  ['refused without a byte', { kind: 'refuse' }],
  ['reset after the head of the answer', { kind: 'reset' }],
  ['silent for 50 ms, then reset', { kind: 'stall', ms: 50 }],
  ['cut in the middle of the answer', { kind: 'cut', atPercent: 50 }],
  ['answered with unreadable JSON', { kind: 'garbage' }],
  ['answered with the page of a proxy', { kind: 'html' }],
]

describe('a call that is lost', () => {
  test.each(lost)('%s after the commit has rated; the same key gives the answer once more', async (_kind, fault) => {
    await using world = await openWorld({ frozen: true })
    const nova = await world.signIn('10000004')
    await world.fault({ ...fault, operationId: 'saveNps', when: 'after', times: 1 })

    await expect(nova.post('/nps', { rating: 8 }, { key })).rejects.toThrow(lostMessage)
    expect(await nova.get('/nps')).toMatchObject({ response: { Value: 8 } })
    expect(await nova.post('/nps', { rating: 8 }, { key })).toMatchObject({ error_code: 200, response: { Value: 8 } })
    expect(await nova.post('/nps', { rating: 8 })).toMatchObject({ error: 'vote-locked' })
  })

  test('a form lost after the commit and sent again comes once', async () => {
    await using world = await openWorld()
    const form = { to: 'portal@example.com', subject: 'Zpráva', fields: [{ id: 'a', title: 'b', value: 'c' }] }
    await world.fault({ operationId: 'sendEmailForm', kind: 'reset', when: 'after', times: 1 })

    await expect(world.visitor().post('/emailForm', form, { key })).rejects.toThrow(lostMessage)
    expect(await world.visitor().post('/emailForm', form, { key })).toMatchObject({ error_code: 200 })
    expect(await world.messages({ channel: 'email' })).toHaveLength(1)
  })
})

describe('a fault', () => {
  test('of an error_code answers it, and is over after so many times', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const overloaded = { status: 429, error_code: 429, error: 'rate-limited' }
    await world.fault({ operationId: '*', kind: 'error_code', errorCode: 429, error: 'rate-limited', times: 2 })
    expect(await visitor.get('/valueStore/nps_showStart')).toMatchObject(overloaded)
    expect(visitor.retryAfter).toBeGreaterThan(0)
    expect(await visitor.get('/valueStore/nps_showEnd')).toMatchObject(overloaded)
    expect(await visitor.get('/valueStore/nps_showEnd')).toMatchObject({ error_code: 200 })
  })

  test('stays in its world', async () => {
    await using world = await openWorld()
    await using neighbour = await openWorld()
    await world.fault({ operationId: '*', kind: 'error_code', errorCode: 500, error: 'internal-error' })
    expect(await world.visitor().get('/valueStore/nps_showEnd')).toMatchObject({ error_code: 500 })
    expect(await neighbour.visitor().get('/valueStore/nps_showEnd')).toMatchObject({ error_code: 200 })
  })

  /** Every scope may do these, so no rule refuses a caller; the answer is documented all the same. */
  test.each([
    ['/userProfile', 'getUserProfile'],
    ['/session', 'endSession'],
    ['/password', 'changePassword'],
    ['/session/prolongation', 'prolongSession'],
  ] as const)('can refuse a scope on %s, where no rule does', async (path, operationId) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    await world.fault({ operationId, kind: 'error_code', errorCode: 403, error: 'scope-forbidden', times: 1 })
    const calls = {
      '/userProfile': () => jana.get(path),
      '/session': () => jana.delete(path),
      '/password': () => jana.post(path, { oldPassword: 'andel123', password: 'nove-heslo-2026' }),
      '/session/prolongation': () => jana.post(path, null),
    }
    const answer = await calls[path]()
    expect(answer).toMatchObject({ status: 403, error: 'scope-forbidden' })
  })
})
