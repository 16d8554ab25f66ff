import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { callControl } from '../testing/control-answer.ts'
import { makeApp, openWorld } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const control = (operationId: string, options: InjectOptions | string) => callControl(app, operationId, options)

async function signedIn() {
  const { id } = await openWorld(app)
  const api = (method: 'GET' | 'POST' | 'PUT', path: string, extra: object = {}) =>
    app.inject({ method, url: `/w/${id}/api${path}`, ...extra })
  const payload = { username: '10000001', password: 'andel123' }
  const { token, personId } = (await api('POST', '/login', { payload })).json().response
  const headers = { authorization: token as string, uid: personId as string, lang: 'en' }
  const lastCall = async () => (await control('readJournal', `/sandbox/worlds/${id}/journal`)).body.entries.at(-1)
  const tokenOf = (entry: string) =>
    control('signTokenOfEntry', { method: 'POST', url: `/sandbox/worlds/${id}/journal/${entry}/token` })
  return { id, api, headers, token, lastCall, tokenOf }
}

test('a call is noted with what was sent and returned, without secrets', async () => {
  const { api, headers, token, lastCall } = await signedIn()
  const keys = { 'access-key': 'req_0a1b2c3d', 'idempotency-key': '0b0e7a52-2d0f-4a3c-9a52-8a4b1d7f0001' }
  await api('POST', '/nps', { headers: { ...headers, ...keys }, payload: { value: 11, feedback: 'Děkuji' } })
  const entry = await lastCall()
  expect(entry.call).toMatchObject({
    method: 'POST',
    path: '/nps',
    query: '',
    headers: {
      lang: 'en',
      uid: 'p-10000001',
      'content-type': 'application/json',
      'access-key': '•••',
      'idempotency-key': '0b0e7a52…',
    },
    hasToken: true,
    personId: 'p-10000001',
    request: { content: { value: 11, feedback: 'Děkuji' } },
    response: { content: { error_code: 400, error: 'bad-request', fields: { value: 'unknown' } } },
  })
  expect(Math.abs(Date.parse(entry.call.realAt) - Date.now())).toBeLessThan(60_000)
  expect(entry.call.durationMs).toBeGreaterThan(0)
  expect(JSON.stringify(entry)).not.toContain(token.slice(0, 20))
})

test('a sign-in is noted with its login and step, and without its password, birth date and code', async () => {
  const { api, lastCall } = await signedIn()
  expect((await lastCall()).call).toMatchObject({
    login: '10000001',
    hasToken: false,
    request: { content: { password: '•••' } },
    response: { content: { response: { token: '•••', scope: 'donor', profile: { displayName: '•••' } } } },
  })
  const payload = { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' }
  await api('POST', '/loginRecipient', { payload })
  const { call } = await lastCall()
  expect(call).toMatchObject({ login: '2000001', step: 'validate', request: { content: { birthDate: '•••' } } })
})

test('the response of a read is noted, and a file is not', async () => {
  const { api, headers, lastCall } = await signedIn()
  await api('GET', '/userProfile?uid=p-10000001', { headers })
  const { call } = await lastCall()
  expect([call.path, call.query, 'request' in call]).toEqual(['/userProfile', 'uid=p-10000001', false])
  expect(JSON.stringify(call.response)).not.toMatch(/@|\+420/)
  await api('POST', '/payments/overview', { headers, payload: { from: '2026-01-01', to: '2026-12-31' } })
  expect('response' in (await lastCall()).call).toBe(false)
})

test('a token of an entry is of its person, and signing it changes nothing in the world', async () => {
  const { api, headers, lastCall, tokenOf } = await signedIn()
  await api('GET', '/nps?uid=p-10000001', { headers })
  const { id } = await lastCall()
  const { body } = await tokenOf(id)
  expect(body.personId).toBe('p-10000001')
  const again = await api('GET', '/nps?uid=p-10000001', { headers: { ...headers, authorization: body.token } })
  expect(again.json().error_code).toBe(200)
  expect(await lastCall()).toMatchObject({ id: 'j-3', changes: [] })
})

test('a token is refused for an entry without a person, for a missing one and for a wrong id', async () => {
  const { tokenOf } = await signedIn()
  expect(await tokenOf('j-1')).toMatchObject({ status: 422, body: { error: 'no-person' } })
  expect(await tokenOf('j-9')).toMatchObject({ status: 404, body: { error: 'unknown-entry' } })
  expect(await tokenOf('nine')).toMatchObject({ status: 400, body: { error: 'bad-request' } })
})

describe('a call that is refused before it reaches an operation is noted in the world of its address', () => {
  const json = { 'content-type': 'application/json' }
  const long = JSON.stringify({ feedback: 'x'.repeat(300_000) })
  test.each([
    ['a body that is no JSON', 'POST', '/nps', { headers: json, payload: '{' }, 'saveNps', '400 malformed-request'],
    ['a body that is too large', 'POST', '/nps', { headers: json, payload: long }, 'saveNps', '413 payload-too-large'],
    ['an unknown path', 'GET', '/ratings/edit-rodina-2026?uid=p-1&code=123456', {}, null, '404 unknown-path'],
    ['another method', 'PUT', '/nps', {}, null, '405 method-not-allowed'],
    ['a path that cannot be read', 'GET', '/%zz', {}, null, '400 malformed-request'],
    ['an address that is too long', 'GET', `/nps?uid=${'x'.repeat(3_000)}`, {}, 'getNps', '414 uri-too-long'],
  ] as const)('%s', async (_name, method, path, extra, operationId, outcome) => {
    const { api, lastCall } = await signedIn()
    const answer = await api(method, path, extra)
    const entry = await lastCall()
    expect(`${answer.statusCode} ${answer.json().error}`).toBe(outcome)
    expect(`${entry.errorCode} ${entry.error}`).toBe(outcome)
    expect(entry).toMatchObject({ id: answer.headers['x-request-id'], operationId, changes: [], call: { method } })
    expect(JSON.stringify(entry)).not.toMatch(/rodina|123456/)
  })

  test('also where a header names the world, and in no other world', async () => {
    const { lastCall } = await signedIn()
    const named = await signedIn()
    await app.inject({ url: '/api/nothing', headers: { 'x-world': named.id } })
    expect((await named.lastCall()).call.path).toBe('/nothing')
    expect((await lastCall()).operationId).toBe('logIn')
  })
})

test('how often something happened is counted by operation, person, outcome, fault and recipient', async () => {
  const { id, api, headers } = await signedIn()
  const verify = async (query: string) =>
    (await control('verifyJournal', `/sandbox/worlds/${id}/journal/verify?${query}`)).body
  const fault = { operationId: 'logIn', kind: 'reset', when: 'after', times: 1 }
  await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload: fault })
  const rate = (rating: number) => api('POST', '/nps', { headers, payload: { rating } })
  await rate(9)
  await rate(8)
  expect(await verify('operationId=saveNps&errorCode=200&times=2')).toEqual({
    holds: false,
    count: 1,
    expected: 'exactly 2',
    ids: ['j-2'],
    nearest: [
      { id: 'j-3', differs: ['errorCode'] },
      { id: 'j-1', differs: ['operationId'] },
    ],
  })
  expect(await verify('error=vote-locked')).toMatchObject({ holds: true, ids: ['j-3'] })
  expect(await verify('person=10000001&times=3')).toMatchObject({ holds: true, ids: ['j-1', 'j-2', 'j-3'] })
  expect(await verify('fault=reset')).toMatchObject({ holds: false, count: 0, expected: 'at least 1' })
  const payload = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
  await api('POST', '/loginRecipient', { payload })
  expect(await verify('recipient=%2B420%20602%20000%20201&times=1')).toMatchObject({ holds: true, count: 1 })
  expect(await verify('recipient=m&operationId=saveNps')).toMatchObject({ field: 'operationId' })
  expect(await verify('times=1&atMost=2')).toMatchObject({ field: 'times' })
})
