import { createSigner } from 'fast-jwt'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { provider } from '../provider.ts'
import { bundledDocument } from '../testing/bundled-contract.ts'
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

async function signedIn(username = '10000001') {
  const { id } = await openWorld(app)
  const headers = await signIn(app, username, `/w/${id}`)
  const profile = (extra: Record<string, string> = {}, query = '') =>
    app.inject({ url: `/w/${id}/api/userProfile${query}`, headers: { ...headers, ...extra } })
  const advance = (duration: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } })
  return { id, headers, profile, advance }
}

describe('a token', () => {
  test('is valid strictly before an hour of the world’s clock', async () => {
    const { profile, advance } = await signedIn()
    await advance('PT59M59.999S')
    expect((await profile()).json().error_code).toBe(200)
    await advance('PT0.001S')
    expect((await profile()).json()).toEqual({ error_code: 401, error: 'token-expired' })
  })

  test('is refused in another world, though both share a seed', async () => {
    const { headers } = await signedIn()
    const { id: other } = await openWorld(app)
    const answer = await app.inject({ url: `/w/${other}/api/userProfile`, headers })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'token-invalid'])
  })

  test('is refused once its session has ended', async () => {
    const { id, headers, profile } = await signedIn()
    expect((await app.inject({ method: 'DELETE', url: `/w/${id}/api/session`, headers })).json()).toEqual({
      error_code: 200,
    })
    expect((await profile()).json().error).toBe('token-invalid')
  })

  test('of an earlier session generation of its person is refused, and those of others are not', async () => {
    const { id, profile } = await signedIn()
    const { profile: othersProfile } = await signedIn('10000002')
    await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset`, payload: { username: '10000001' } })
    const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages`)).json()
    const resetToken = messages[0].link.split('=')[1]
    const payload = { resetToken, password: 'modrá-lampa-7' }
    await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset/password`, payload })
    expect((await profile()).json()).toEqual({ error_code: 401, error: 'token-invalid' })
    expect((await othersProfile()).json().error_code).toBe(200)
  })

  test.each<[string, { given: string; want: string }]>([
    ['none', { given: '', want: 'token-missing' }],
    ['one with a scheme', { given: 'Bearer x.y.z', want: 'token-invalid' }],
    ['unsigned', { given: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDAwMDAxIn0.', want: 'token-invalid' }],
  ])('%s is refused', async (_name, { given, want }) => {
    const { profile } = await signedIn()
    expect((await profile({ authorization: given })).json()).toEqual({ error_code: 401, error: want })
  })

  test('changed in any part is refused', async () => {
    const { headers, profile } = await signedIn()
    const [head, , signature] = headers.authorization.split('.')
    const claims = Buffer.from(
      '{"sub":"p-admin","scope":"admin","wid":"default","jti":"x","era":0,"exp":9999999999}',
    ).toString('base64url')
    expect((await profile({ authorization: `${head}.${claims}.${signature}`, uid: '' })).json().error).toBe(
      'token-invalid',
    )
  })
})

describe('who may call (rule 19.7)', () => {
  test('a uid that is not the token’s person is refused, in the header and in the query', async () => {
    const { profile } = await signedIn()
    expect((await profile({ uid: 'p-10000002' })).json()).toEqual({ error_code: 403, error: 'uid-mismatch' })
    expect((await profile({}, '?uid=p-10000002')).json().error).toBe('uid-mismatch')
    expect((await profile({ uid: '' })).json().error_code).toBe(200)
  })

  test('a scope that the contract does not list is refused', async () => {
    const { id, headers } = await signedIn()
    const answer = await app.inject({ url: `/w/${id}/api/recipientProfile?t=2026-11-10T09:00:00Z`, headers })
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'scope-forbidden'])
  })
})

test('without a configured secret every server start has a new secret', async () => {
  const start = () => buildApp(provider(bundledDocument), { logLevel: 'silent' })
  const [first, second] = [start(), start()]
  const profileOf = async (headers: Record<string, string>) =>
    (await first.inject({ url: '/api/userProfile', headers })).json().error as string | undefined
  const own = await signIn(first)
  expect(await profileOf(own)).toBeUndefined()
  expect(await profileOf(await signIn(second))).toBe('token-invalid')
  const claims = JSON.parse(Buffer.from(own.authorization.split('.')[1] ?? '', 'base64url').toString()) as object
  for (const key of ['sandbox', 'secret', 'undefined']) {
    const authorization = createSigner({ key })({ ...claims })
    expect(await profileOf({ ...own, authorization })).toBe('token-invalid')
  }
  await Promise.all([first.close(), second.close()])
})

test('the answer’s Date is the world’s clock', async () => {
  const { profile, advance } = await signedIn()
  await advance('PT10M')
  expect((await profile()).headers.date).toBe('Tue, 10 Nov 2026 09:10:00 GMT')
})

test('the answer says that the world’s clock is stopped, also to a page of another origin', async () => {
  const origin = 'https://portal.example.cz'
  const open = makeApp({ origins: [origin] })
  const { id } = await openWorld(open, { frozen: true })
  const read = async () => {
    const { headers } = await open.inject({ url: `/w/${id}/api/valueStore/nps_showStart`, headers: { origin } })
    return [headers['x-clock'], headers['access-control-expose-headers']]
  }
  expect(await read()).toEqual(['stopped', 'Date, Retry-After, X-Request-Id, X-Clock'])
  await open.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { frozen: false } })
  expect(await read()).toEqual([undefined, 'Date, Retry-After, X-Request-Id'])
  await open.close()
})

test('two runs with the same id and seed give the same answers, byte for byte, apart from the real time of their calls', async () => {
  const REAL_TIME = /"durationMs":[\d.]+,"realAt":"[\dT:.-]+Z"/g
  const run = async () => {
    const { id } = await openWorld(app, { id: 'twin', seed: 5 })
    const bodies = [
      (
        await app.inject({
          method: 'POST',
          url: `/w/${id}/api/login`,
          payload: { username: '10000001', password: 'andel123' },
        })
      ).body,
    ]
    const login = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    bodies.push((await app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload: login })).body)
    bodies.push(
      (await app.inject(`/sandbox/worlds/${id}/messages`)).body,
      (await app.inject(`/sandbox/worlds/${id}/journal`)).body.replaceAll(REAL_TIME, '"real time"'),
    )
    await app.inject({ method: 'DELETE', url: `/sandbox/worlds/${id}` })
    return bodies
  }
  const first = await run()
  expect(first.at(-1)?.split('"real time"')).toHaveLength(3)
  expect(first).toEqual(await run())
})
