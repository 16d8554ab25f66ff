import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaths } from '../../../mock-server/src/hosting/portal/portal-pages.ts'
import { dist, type NginxAndMocks, startNginxAndMocks } from './nginx-and-mocks.ts'
import { type SocketRequest, type SocketResponse, sendRequest } from './send-request.ts'

let stage: NginxAndMocks
beforeAll(async () => {
  stage = await startNginxAndMocks()
})
afterAll(() => stage.close())

/** The headers that may differ, and why; any other difference is a failure. */
// Also `accept-ranges` of a partial answer, which implies it: nginx omits it.
const OWN: Readonly<Record<string, string>> = {
  server: 'nginx says its name and cannot be told not to; its version is hidden',
  connection: 'of one connection, and so of each server',
  'keep-alive': 'of one connection, and so of each server',
  'x-request-id': 'counted by each replica',
}
/**
 * Computed from the file’s time and size by each in its own way; both have one or neither has. Node rounds a time to the millisecond, so
 * a file written in the last half of one has the next second there.
 */
const PRESENT_ONLY = new Set(['etag', 'last-modified'])

function comparable({ status, headers, body }: SocketResponse) {
  const compared = Object.entries(headers)
    .filter(([name]) => !(name in OWN || (status === 206 && name === 'accept-ranges')))
    .map(([name, value]) => [name, PRESENT_ONLY.has(name) || isNow(name, value) ? 'present' : value])
  return { status, headers: Object.fromEntries(compared) as Record<string, unknown>, body: body.toString('base64') }
}

/** The time of a page, which does not come from a world: the two servers may answer in different seconds. A world's time is compared. */
const isNow = (name: string, value: unknown) =>
  name === 'date' && Math.abs(Date.parse(String(value)) - Date.now()) < 60_000

async function expectSame(call: SocketRequest) {
  const [byNginx, byMock] = await Promise.all([sendRequest(stage.nginx, call), sendRequest(stage.mock, call)])
  expect({ call, ...comparable(byNginx) }).toEqual({ call, ...comparable(byMock) })
  return byNginx
}

const CODINGS = ['identity', 'gzip', 'gzip, deflate, br, zstd']
const readings = (path: string): SocketRequest[] =>
  ['GET', 'HEAD'].flatMap((method) =>
    CODINGS.map((coding) => ({ path, method, headers: { 'accept-encoding': coding } })),
  )

describe('nginx answers like the mock’s own portal: status, headers and body', () => {
  /** `^\/profil-rodiny\/[^/]+\/?$` becomes `/profil-rodiny/17/`. */
  const paths = readPaths(dist).routes.map(({ pattern }) =>
    pattern.source.replaceAll('[^/]+', '17').replaceAll(/[\\^$?]/g, ''),
  )

  test('on each of its routes, with and without a trailing slash', async () => {
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths)
      for (const call of [{ path }, ...readings(path.replace(/\/$/, '') || '/')])
        expect((await expectSame(call)).status).toBe(200)
  })

  test.each(['/LOGIN', '/login?return=%2F', '/?a=/api/b'])('for %s', async (path) => {
    expect((await expectSame({ path })).status).toBe(200)
  })

  test.each([
    '/neni',
    '/neni/tu',
    '/apix',
    '/assets',
    '/pages.json',
    '/pages/login.html',
    '/shell.html',
    '//login',
    '/profil-rodiny/1/2',
  ])('for %s, which is not a page', async (path) => {
    for (const call of readings(path)) expect((await expectSame(call)).status).toBe(404)
  })

  test('on a file of each kind, complete and in part', async () => {
    const names = readdirSync(`${dist}/assets`).filter((name) => !/\.(br|gz)$/.test(name))
    const kinds = new Map(names.map((name) => [extname(name), `/assets/${name}`]))
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.woff2']))
    for (const path of [...kinds.values(), '/icon.svg', '/apple-touch-icon.png']) {
      for (const call of readings(path)) expect((await expectSame(call)).headers.etag).toBeDefined()
      const part = { range: 'bytes=0-9', 'accept-encoding': 'identity' }
      expect((await expectSame({ path, headers: part })).status).toBe(206)
    }
  })

  test.each(['/assets/none.js', '/assets/none', '/assets/', '/assets/none.br'])(
    'on %s, which is no file of the portal',
    async (path) => {
      expect((await expectSame({ path })).status).toBeGreaterThanOrEqual(400)
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('on %s of a page, a file and nothing', async (method) => {
    const file = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.js'))
    for (const path of ['/login', '/darce', '/neni', '/icon.svg', `/assets/${file}`])
      expect((await expectSame({ path, method })).status).toBe(404)
  })
})

test.each([
  '/assets/../nginx.conf',
  '/assets/..%2f..%2fnginx.conf',
  '/../nginx.conf',
  '/assets/%2e%2e/%2e%2e/nginx.conf',
])('%s is not found', async (path) => {
  expect((await sendRequest(stage.nginx, { path })).status).toBeGreaterThanOrEqual(400)
})

test('a file that a browser has already is not sent again', async () => {
  const { headers } = await sendRequest(stage.nginx, { path: '/icon.svg' })
  const again = await sendRequest(stage.nginx, {
    path: '/icon.svg',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('the content security policy of the pages is that of this environment', async () => {
  const { headers } = await sendRequest(stage.nginx, { path: '/' })
  expect(headers['content-security-policy']).toContain('frame-src blob: https://chat.example.org;')
  expect(headers['strict-transport-security']).toContain('max-age=')
})

describe('nginx forwards calls of the provider', () => {
  test.each([
    ['/api/valueStore/x', 'GET'],
    ['/api/neni', 'GET'],
    ['/api/login', 'PUT'],
    ['/w/none/api/nps', 'GET'],
    ['/sandbox/', 'GET'],
    ['/sandbox/scenarios', 'GET'],
    ['/sandbox/worlds/default/clock', 'GET'],
    ['/images/pictures/none.jpg', 'GET'],
    ['/gateway/none', 'GET'],
  ])('%s, with the time of its world', async (path, method) => {
    // With a forwarded header, since nginx adds one to every call.
    const headers = { host: 'portal.example.org', origin: 'https://stranger.example.org' }
    const { headers: sent } = await expectSame({ path, method, headers })
    expect(sent.date).toBeDefined()
  })
})
