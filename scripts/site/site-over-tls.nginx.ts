import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dist } from '../checks/compose/nginx-and-mocks.ts'
import { sendRequest } from '../checks/compose/send-request.ts'
import { startNginx } from '../checks/compose/start-nginx.ts'
import { findFreePort } from '../process/find-free-port.ts'
import type { StartedProcess } from '../process/start-process.ts'
import { configureSite } from './configure-site.ts'
import type { siteData } from './site-data.ts'

const folder = mkdtempSync(`${tmpdir()}/site-over-tls-`)
/** Of the site and of its API; signed by no authority of the machine. */
const [certificate, key] = [`${folder}/tls.crt`, `${folder}/tls.key`]
const OPENSSL = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=site -addext subjectAltName=DNS:localhost`
execFileSync('openssl', [...OPENSSL.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' })
const ca = readFileSync(certificate)
const api = createServer({ cert: ca, key: readFileSync(key) }, ({ url }, response) => response.end(url))
let nginx: StartedProcess
let session: ClientHttp2Session
let [http, https] = [0, 0]

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  http = await findFreePort()
  https = await findFreePort()
  const env = {
    PORTAL_ORIGIN: 'https://portal.example.org',
    API_UPSTREAM: `https://localhost:${(api.address() as AddressInfo).port}/v1`,
    API_AUTHORITIES: certificate,
    RESOLVER: 'off',
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    ACCESS_LOG: `${folder}/access.log`,
  }
  await configureSite(folder, dist, env, folder)
  nginx = await startNginx(folder, https)
  session = connect(`https://localhost:${https}`, { ca })
})
afterAll(async () => {
  session.close()
  await nginx.stop()
  api.close()
  rmSync(folder, { recursive: true })
})

/** Requests a path by HTTP/2. */
async function get(path: string, coding = 'identity') {
  const stream = session.request({ ':path': path, 'accept-encoding': coding })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingHttpHeaders & IncomingHttpStatusHeader>()
  stream.on('response', resolve).on('error', reject)
  const headers = await promise
  return { headers, body: Buffer.concat(await stream.toArray()) }
}

test('a page comes by HTTP/2, with HSTS', async () => {
  const { headers, body } = await get('/login')
  expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(body.toString()).toContain('<!doctype html>')
})

test.each([
  ['TLSv1.1', false],
  ['TLSv1.2', true],
  ['TLSv1.3', true],
] as const)('%s is spoken: %s', async (version, isSpoken) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const versions = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' }
  const socket = connectTls({ ca, port: https, host: 'localhost', ...versions }, () => resolve(true))
  socket.on('error', () => resolve(false))
  expect(await promise).toBe(isSpoken)
  socket.destroy()
})

test('the HTTP port redirects to the address that people open, whatever was asked for, and is healthy', async () => {
  const answer = await sendRequest(http, { path: '/login?return=%2F', headers: { host: 'elsewhere.example' } })
  expect([answer.status, answer.headers.location]).toEqual([308, 'https://portal.example.org/login?return=%2F'])
  expect((await sendRequest(http, { path: '/healthz' })).status).toBe(200)
})

test('the API is called over TLS if API_AUTHORITIES signed the certificate of its host', async () => {
  const { headers, body } = await get('/api/nps?emlid=1')
  expect([headers[':status'], body.toString()]).toEqual([200, '/v1/nps?emlid=1'])
})

describe('cdn.json says what nginx sends', () => {
  const read = () => JSON.parse(readFileSync(`${folder}/cdn.json`, 'utf8')) as ReturnType<typeof siteData>
  const OF_THE_SERVER =
    /^(:status|server|date|connection|content-length|content-encoding|etag|last-modified|accept-ranges)$/
  const sent = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_SERVER.test(name)))
  const file = (name: string) => readFileSync(`${folder}/portal/${name}`)

  /** `^\/profil-rodiny\/[^/]+\/?$` becomes `/profil-rodiny/17/`: with the slash at its end it is no path of `files`. */
  const samplePath = (pattern: string) => pattern.replaceAll('[^/]+', '17').replaceAll(/[\\^$?]/g, '')

  test('for each page, plain and compressed', async () => {
    const { files, patterns, otherwise, compressed, headers: pageHeaders } = read().pages
    const pages = [
      ...Object.entries(files).map(([path, name]) => ({ path, name, status: 200 })),
      ...patterns.map(({ pattern, file: name }) => ({ path: samplePath(pattern), name, status: 200 })),
      { path: '/neni', name: otherwise.file, status: otherwise.status },
    ]
    expect(pages.length).toBeGreaterThan(30)
    const suffixes = Object.entries({ ...compressed, identity: '' })
    for (const { path, name, status } of pages)
      for (const [coding, suffix] of suffixes) {
        const { headers, body } = await get(path, coding)
        expect([path, headers[':status'], body.equals(file(name + suffix))]).toEqual([path, status, true])
        expect([path, sent(headers)]).toEqual([path, pageHeaders])
      }
  })

  test('for the icons and a file of each kind', async () => {
    const data = read()
    expect(Object.keys(data.icons)).toContain('/apple-touch-icon.png')
    for (const [icon, { headers }] of Object.entries(data.icons))
      expect(sent((await get(icon)).headers)).toEqual(headers)
    for (const [ending, { headers, hasCompressedCopies }] of Object.entries(data['/assets/'])) {
      const name = readdirSync(`${folder}/portal/assets`).find((one) => one.endsWith(ending)) ?? ''
      const answer = await get(`/assets/${name}`, 'br')
      expect([name, sent(answer.headers)]).toEqual([name, headers])
      expect([name, answer.headers['content-encoding']]).toEqual([name, hasCompressedCopies ? 'br' : undefined])
    }
  })
})
