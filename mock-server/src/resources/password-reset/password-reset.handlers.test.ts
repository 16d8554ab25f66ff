import { afterAll, describe, expect, test } from 'vitest'
import { collectLog, makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

const PASSWORD = 'modrá-lampa-7'
const LINK = /\/obnova-hesla\?odkaz=([A-Za-z0-9_-]+)$/

async function forgetful(options: object = {}) {
  const { id } = await openWorld(app, options)
  const prefix = `/w/${id}`
  const post = (path: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: `${prefix}/api/${path}`, payload, headers, remoteAddress })
  const requestLink = (username = '10000001') => post('passwordReset', { username })
  const look = (resetToken: string) => post('passwordReset/link', { resetToken })
  const reset = (resetToken: string, headers = {}) =>
    post('passwordReset/password', { resetToken, password: PASSWORD }, headers)
  const control = async (path: string) => (await app.inject(`/sandbox/worlds/${id}/${path}`)).json()
  const token = async (): Promise<string> => LINK.exec((await control('messages')).messages.at(-1).link)?.[1] ?? ''
  const profile = (headers: object) => app.inject({ url: `${prefix}/api/userProfile`, headers: { ...headers } })
  return { id, prefix, post, requestLink, look, reset, control, token, profile }
}

describe('requesting a link', () => {
  test.each(['10000001', 'jana@example.com', '10000003', '99999999', '2000001', 'admin', '11111111'])(
    'by %s answers the same, headers included',
    async (username) => {
      const { requestLink, control } = await forgetful({ id: `ask-${username.replace(/\W/g, '-')}` })
      const { statusCode, body, headers } = await requestLink(username)
      expect([statusCode, body]).toEqual([200, '{"error_code":200}'])
      expect(headers['content-length']).toBe('18')
      expect(headers).not.toHaveProperty('retry-after')
      const isKnown = ['10000001', 'jana@example.com'].includes(username)
      expect((await control('messages')).messages).toHaveLength(isKnown ? 1 : 0)
    },
  )

  test('too often from one address is refused, from another one it is not', async () => {
    const { post } = await forgetful()
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async () => (await post('passwordReset', { username: 'x' })).statusCode),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const busy = await post('passwordReset', { username: 'x' })
    expect([busy.statusCode, busy.json().error, busy.headers['retry-after']]).toEqual([429, 'rate-limited', '60'])
    expect((await post('passwordReset', { username: 'x' }, {}, '10.0.0.2')).statusCode).toBe(200)
  })
})

describe('a new password', () => {
  test('leaves no valid session of a simultaneous login with the old password', async () => {
    const { requestLink, reset, post, token } = await forgetful()
    await requestLink()
    const link = await token()
    const [, late] = await Promise.all([reset(link), post('login', { username: '10000001', password: 'andel123' })])
    // Either the old password was first and its session has ended, or it is already wrong.
    expect([200, 401]).toContain(late.json().error_code)
    if (late.json().error_code === 200) {
      const headers = { authorization: late.json().response.token }
      expect((await post('nps', { rating: 5 }, headers)).json().error).toBe('token-invalid')
    }
  })

  test('sent twice at once under one key is set once, with one notice; under two keys the second link is used (rule 19.13)', async () => {
    const { requestLink, reset, token, control } = await forgetful()
    await requestLink()
    const link = await token()
    const key = { 'idempotency-key': 'one-intent-0001' }
    const same = await Promise.all([reset(link, key), reset(link, key)])
    expect(same.map(({ body }) => body)).toEqual(Array(2).fill('{"error_code":200}'))
    expect((await control('messages')).messages).toHaveLength(2)
    expect((await reset(link, { 'idempotency-key': 'another-0001' })).json().error).toBe('reset-link-used')
  })

  test('has no token and no password in journal or log (rule 19.6)', async () => {
    const { requestLink, reset, token, control, prefix } = await forgetful()
    await signIn(app, '10000001', prefix)
    await requestLink()
    const link = await token()
    await reset(link, { 'idempotency-key': 'one-intent-0001' })
    const seen = JSON.stringify([await control('journal'), lines])
    for (const secret of [link, PASSWORD, 'scrypt', 'jana@example.com']) expect(seen).not.toContain(secret)
    expect(seen).toContain('"before":"open","after":"used"')
  })
})
