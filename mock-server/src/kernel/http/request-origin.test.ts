import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld, type TestApp } from '../../testing/test-app.ts'

const PAYMENT = {
  amount: 300,
  angelNumber: '10000001',
  frequency: 'one-off',
  cardholder: 'JANA',
  email: 'jana@example.com',
}

/** The address that a started payment leads to, called with these headers. */
async function gatewayFor(app: TestApp, headers: Record<string, string>) {
  const { apiBase } = await openWorld(app)
  const answer = await app.inject({ method: 'POST', url: `${apiBase}/cardPayment`, headers, payload: PAYMENT })
  return new URL(answer.json().response.gatewayUrl).origin
}

describe('an address names only a host of this server (rule 19.26)', () => {
  const apps = {
    open: makeApp({ allowedHosts: ['mock.example'] }),
    portal: makeApp({ portalOrigin: 'https://portal.example' }),
    proxied: makeApp({ trustProxy: '127.0.0.1' }),
  }
  afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())))
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }

  test.each<[string, keyof typeof apps, Record<string, string>, string]>([
    ['not of any Host header', 'open', evil, 'http://localhost'],
    ['the portal for any Host header, if it is configured', 'portal', evil, 'https://portal.example'],
    ['the portal with its scheme', 'portal', { host: 'portal.example' }, 'https://portal.example'],
    ['a configured name', 'open', { host: 'mock.example:8080' }, 'http://mock.example:8080'],
    ['loopback', 'portal', { host: '127.0.0.1:4010' }, 'http://127.0.0.1:4010'],
    ['an IPv6 host', 'open', { host: '[::1]:4010' }, 'http://[::1]:4010'],
    ['https of a trusted proxy', 'proxied', { host: 'localhost', 'x-forwarded-proto': 'https' }, 'https://localhost'],
    ['no other scheme of it', 'proxied', { host: 'localhost', 'x-forwarded-proto': 'gopher' }, 'http://localhost'],
    ['no scheme of a stranger', 'open', { host: 'localhost', 'x-forwarded-proto': 'https' }, 'http://localhost'],
  ])('%s', async (_name, app, headers, want) => expect(await gatewayFor(apps[app], headers)).toBe(want))
})

test('cookies are Secure where people open the portal by https (rule 19.26)', async () => {
  const cookiesOf = async (app: TestApp) => {
    const { id } = await openWorld(app)
    const { link } = (await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/snapshots`, payload: {} })).json()
    const urls = [`/sandbox/enter/${id}`, link]
    const answers = await Promise.all([
      ...urls.map((url) => app.inject(url)),
      app.inject({ url: '/api/nps', headers: { cookie: 'sandbox-world=ended' } }),
    ])
    await app.close()
    return answers.flatMap(({ headers }) => headers['set-cookie'] ?? []).map((cookie) => cookie.endsWith('; Secure'))
  }
  expect(await cookiesOf(makeApp({ portalOrigin: 'https://portal.example' }))).toEqual([true, true, true, true])
  expect(await cookiesOf(makeApp({ portalOrigin: 'http://127.0.0.1:4010' }))).toEqual([false, false, false, false])
})
