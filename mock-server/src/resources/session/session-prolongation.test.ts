import { afterAll, describe, expect, test } from 'vitest'
import { signInRecipient } from '../../testing/sign-in-recipient.ts'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const INVALID = { error_code: 401, error: 'token-invalid' }

type Headers = { authorization: string; uid: string }

async function family() {
  const { id } = await openWorld(app)
  const first: Headers = await signInRecipient(app, id)
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, world = id) =>
    (await app.inject({ method, url: `/w/${world}/api${path}`, headers })).json()
  const prolong = (headers: Headers, world?: string) => send('POST', '/session/prolongation', headers, world)
  const next = async (headers: Headers): Promise<Headers> => {
    const { response } = await prolong(headers)
    return { ...headers, authorization: response.token }
  }
  const read = async (headers: Headers) => (await send('GET', '/contributions', headers)).error_code
  const leave = (headers: Headers) => send('DELETE', '/session', headers)
  const advance = (duration: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } })
  return { id, first, prolong, next, read, leave, advance }
}

/** Moves the clock by 59 minutes and prolongs the session; repeated this many times. */
async function keepAlive({ first, next, advance }: Awaited<ReturnType<typeof family>>, times: number) {
  let headers = first
  for (let n = 0; n < times; n++) {
    await advance('PT59M')
    headers = await next(headers)
  }
  return headers
}

const claimsOf = ({ authorization }: Headers) =>
  JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())

describe('a prolonged session', () => {
  test('gets a token of the same session and person for another hour; its end follows the clock', async () => {
    const { first, prolong, next, advance } = await family()
    await advance('PT58M')
    expect(await prolong(first)).toMatchObject({ error_code: 200, response: { expire: '2026-11-10T10:58:00.000Z' } })
    const [before, after] = [claimsOf(first), claimsOf(await next(first))]
    expect(after).toEqual({ ...before, iat: before.iat + 58 * 60, exp: before.exp + 58 * 60 })
  })

  test('stays ended when another of the same person ends hours later, while its tokens could still be valid', async () => {
    const home = await family()
    const { id, read, leave, advance } = home
    const last = await keepAlive(home, 8)
    await leave(last)
    await advance('PT58M')
    await leave(await signInRecipient(app, id))
    expect(await home.prolong(last)).toEqual(INVALID)
    expect(await read(last)).toBe(401)
  })
})

describe('a session is not prolonged', () => {
  test('for a visitor, nor under another person’s uid', async () => {
    const { first, prolong } = await family()
    expect(await prolong({ authorization: '', uid: '' })).toMatchObject({ error: 'token-missing' })
    expect(await prolong({ ...first, uid: 'p-2000002' })).toMatchObject({ error: 'uid-mismatch' })
  })

  test('for any token from before a password change; the new token has a new session', async () => {
    const { id } = await openWorld(app)
    const first = await signIn(app, '10000001', `/w/${id}`)
    const post = async (path: string, headers: Headers, payload?: object) =>
      (await app.inject({ method: 'POST', url: `/w/${id}/api${path}`, headers, ...(payload && { payload }) })).json()
    const { response: prolonged } = await post('/session/prolongation', first)
    await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT10M' } })
    const changed = await post('/password', first, { oldPassword: 'andel123', password: 'modrá-lampa-7' })
    const newer = { ...first, authorization: changed.response.session.token }
    for (const authorization of [first.authorization, prolonged.token])
      expect(await post('/session/prolongation', { ...first, authorization })).toEqual(INVALID)
    expect(claimsOf(newer)).toMatchObject({ era: 1, auth_time: claimsOf(first).auth_time + 600 })
    expect(await post('/session/prolongation', newer)).toMatchObject({ error_code: 200 })
  })
})

test('a consent starts a new session, with the scope of the consent', async () => {
  const { id } = await openWorld(app)
  const before = await signIn(app, '10000005', `/w/${id}`)
  const url = `/w/${id}/api/consent`
  const { response } = (
    await app.inject({ method: 'POST', url, headers: before, payload: { personalData: true } })
  ).json()
  const headers = { ...before, authorization: response.session.token }
  expect(claimsOf(headers).jti).not.toBe(claimsOf(before).jti)
  const more = (await app.inject({ method: 'POST', url: `/w/${id}/api/session/prolongation`, headers })).json()
  expect(claimsOf({ ...headers, authorization: more.response.token })).toMatchObject({ scope: 'donor' })
})
