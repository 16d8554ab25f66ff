import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld } from '../testing/test-app.ts'

const DEV_SERVER = 'http://localhost:5173'
const app = makeApp({ origins: [DEV_SERVER], portalOrigin: 'https://portal.example' })
afterAll(() => app.close())

const page = 'https://evil.example'
const json = { 'content-type': 'application/json' }
const noCors = { origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

let world = ''
beforeAll(async () => {
  world = (await openWorld(app)).id
})

const post = async (headers: Record<string, string>, payload = '') => {
  const answer = await app.inject({ method: 'POST', url: '/sandbox/worlds', headers, payload })
  return [answer.statusCode, answer.json().error]
}

describe('a page of another site cannot change worlds', () => {
  // The oldest world is deleted when there are too many, so an empty POST in a loop deletes the worlds of a tester.
  test.each<[string, Record<string, string>]>([
    ['fetch with no-cors', noCors],
    ['fetch with no-cors in a browser without Fetch Metadata', { origin: page }],
    ['a form', { ...link, origin: page }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a page of another port of this machine', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('by %s', async (_name, headers) => {
    expect(await post(headers)).toEqual([403, 'cross-site'])
    expect(await post({ ...headers, ...json }, '{}')).toEqual([403, 'cross-site'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'by a body of the type %s',
    async (type) => {
      expect(await post({ 'content-type': type }, '{"id":"made-by-a-form"}')).toEqual([415, 'unsupported-media-type'])
    },
  )
})

describe('a request that is not cross-site is accepted', () => {
  test.each<[string, Record<string, string>]>([
    ['a test or the command line', {}],
    ['the console', { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    ['the console after a proxy with https', { host: 'portal.example', origin: 'https://portal.example' }],
    ['the development server', { host: '127.0.0.1:4010', origin: DEV_SERVER, 'sec-fetch-site': 'same-origin' }],
  ])('%s creates a world', async (_name, headers) => {
    expect(await post({ ...headers, ...json }, '{}')).toEqual([201, undefined])
  })
})

describe('a link from a bug tracker', () => {
  const openLink = async (url: string, headers: Record<string, string>) => {
    const answer = await app.inject({ url, headers })
    return [
      answer.statusCode,
      answer.headers.location ?? answer.json().error,
      answer.headers['set-cookie'] !== undefined,
    ]
  }
  const makeLinks = async () => {
    const { link: state } = (await app.inject({ method: 'POST', url: `/sandbox/worlds/${world}/snapshots` })).json()
    return [`/sandbox/enter/${world}`, state as string]
  }

  test('enters a world and opens a state', async () => {
    for (const url of await makeLinks()) expect(await openLink(`${url}?to=/login`, link)).toEqual([302, '/login', true])
  })

  test.each(['image', 'iframe', 'frame', 'object', 'script'])('does nothing when embedded as %s', async (dest) => {
    const mode = ['image', 'script'].includes(dest) ? 'no-cors' : 'navigate'
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest }
    for (const url of await makeLinks()) expect(await openLink(url, headers)).toEqual([403, 'cross-site', false])
  })
})

describe('the payment gateway', () => {
  const gift = {
    amount: 1_500,
    angelNumber: '10000004',
    frequency: 'one-off',
    cardholder: 'JANA',
    email: 'j@example.com',
  }
  const start = async (given: object = {}) => {
    const url = `/w/${world}/api/cardPayment`
    const { accessKey, gatewayUrl } = (await app.inject({ method: 'POST', url, payload: { ...gift, ...given } })).json()
      .response as { accessKey: string; gatewayUrl: string }
    const statusOf = async () =>
      (await app.inject({ url, headers: { 'access-key': accessKey } })).json().response.state as string
    return { path: new URL(gatewayUrl).pathname, statusOf }
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('refuses a form of another site', async () => {
    const { path, statusOf } = await start()
    const send = (headers: object) =>
      app.inject({ method: 'POST', url: path, headers: { ...form, ...headers }, payload: 'outcome=approve' })
    for (const headers of [{ ...link, origin: page }, noCors, { origin: page }, { origin: 'null' }])
      expect((await send(headers)).statusCode).toBe(403)
    expect(await statusOf()).toBe('waiting')
    const own = { host: 'localhost:4010', origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' }
    expect((await send(own)).statusCode).toBe(303)
    expect(await statusOf()).toBe('approved')
  })

  test('decides the payment of a magic cardholder when the page is opened, not when it is embedded', async () => {
    const { path, statusOf } = await start({ cardholder: 'APPROVED' })
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    expect((await app.inject({ url: path, headers: image })).statusCode).toBe(403)
    expect(await statusOf()).toBe('waiting')
    expect((await app.inject({ url: path, headers: link })).statusCode).toBe(303)
    expect(await statusOf()).toBe('approved')
  })
})
