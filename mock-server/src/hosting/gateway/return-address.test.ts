import { afterEach, describe, expect, test } from 'vitest'
import type { AppOptions } from '../../app-options.ts'
import { makeApp, openWorld, type TestApp } from '../../testing/test-app.ts'

const opened: TestApp[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

const DEV = 'http://127.0.0.1:5173'
const gift = {
  amount: 300,
  angelNumber: '11111111',
  frequency: 'one-off',
  cardholder: 'JAN NOVAK',
  email: 'jan@example.com',
}

/** Starts a payment with these headers and submits an approval; `change` rewrites the gateway's address before that. */
async function payFrom(headers: Record<string, string>, options: AppOptions = {}, change = (url: string) => url) {
  const app = makeApp({ origins: [DEV], ...options })
  opened.push(app)
  const { apiBase } = await openWorld(app)
  const started = await app.inject({ method: 'POST', url: `${apiBase}/cardPayment`, headers, payload: gift })
  const { gatewayUrl } = started.json<{ response: { gatewayUrl: string } }>().response
  const { pathname, search, origin } = new URL(change(gatewayUrl))
  const page = await app.inject(`${pathname}${search}`)
  const reply = await app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=approve',
  })
  const formAction = /form-action ([^;]+)/.exec(String(page.headers['content-security-policy']))?.[1]
  return { origin, search, formAction, back: String(reply.headers.location).replace(/\?platba=lnk_[a-z0-9_]+$/, '') }
}

describe('the return address of the gateway', () => {
  test('is on the gateway’s own origin by default', async () =>
    expect(await payFrom({ host: 'localhost:4010' })).toEqual({
      origin: 'http://localhost:4010',
      search: '',
      formAction: "'self'",
      back: '/platba-probehla',
    }))

  test('is on the calling page’s origin if it is allowed, and form-action lists it', async () =>
    expect(await payFrom({ host: '127.0.0.1:4010', origin: DEV })).toEqual({
      origin: 'http://127.0.0.1:4010',
      search: `?portal=${encodeURIComponent(DEV)}`,
      formAction: `'self' ${DEV}`,
      back: `${DEV}/platba-probehla`,
    }))

  test('is on the configured portal origin for every caller', async () => {
    const options = { portalOrigin: 'https://portal.example.com' }
    for (const headers of [{ host: 'portal.example.com' }, { host: 'portal.example.com', origin: DEV }])
      expect(await payFrom(headers, options)).toMatchObject({
        origin: 'https://portal.example.com',
        formAction: "'self' https://portal.example.com",
        back: 'https://portal.example.com/platba-probehla',
      })
  })

  test('is never on an unlisted origin, from the call or from the address', async () => {
    const home = { formAction: "'self'", back: '/platba-probehla' }
    const host = '127.0.0.1:4010'
    expect(await payFrom({ host, origin: 'https://evil.example' })).toMatchObject({ ...home, search: '' })
    for (const stranger of ['https://evil.example', `${DEV}.evil.example`, `${DEV}/`, 'null', '', '//evil.example'])
      expect(await payFrom({ host }, {}, (url) => `${url}?portal=${encodeURIComponent(stranger)}`)).toMatchObject(home)
    const twice = `?portal=${encodeURIComponent(DEV)}&portal=https://evil.example`
    expect(await payFrom({ host }, {}, (url) => url + twice)).toMatchObject(home)
  })
})
